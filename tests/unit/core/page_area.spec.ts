import { test } from '@japa/runner'
import { areasOf } from '#core/pages/page_area'

function areas(path: string, base = '/vue') {
  return areasOf(new URL(path, 'http://shop'), base).join()
}

test.group('The bundles of screens that an address asks for', () => {
  test('are the back office for its own addresses alone', ({ assert }) => {
    for (const path of ['/vue/admin', '/vue/admin/', '/vue/admin.data', '/vue/Admin/login', '/vue/%61dmin/roles.data'])
      assert.equal(areas(path), 'admin', path)
    for (const path of [
      '/vue',
      '/vue/',
      '/vue.data',
      '/vue/administration',
      '/vue/boutique/admin',
      '/vue/%zz',
      '/admin',
    ])
      assert.equal(areas(path), 'storefront', path)
    assert.equal(areas('/admin/login', '/'), 'admin')
  })

  test('are both where the router asks for routes of both', ({ assert }) => {
    assert.equal(areas('/vue/__manifest?p=/vue/boutique&version=1'), 'storefront')
    assert.equal(areas('/vue/__manifest?p=/vue/boutique&p=/vue/admin/login&version=1'), 'storefront,admin')
  })
})
