import { test } from '@japa/runner'
import { pathBelowBase } from '#core/http/path_below_base'

test.group('What stands behind the base path', () => {
  test('is told for pages and their data, and for nothing else', ({ assert }) => {
    const below = (path: string) => pathBelowBase(path, '/vue')
    assert.equal(below('/vue/en/boutique'), '/en/boutique')
    assert.equal(below('/vue'), '')
    assert.equal(below('/vue.data'), '.data')
    for (const path of ['/', '/vues', '/vue-du-parc', '/vue.json', '/api/vue', '']) assert.isNull(below(path), path)
  })

  test('is the whole path in a shop without one', ({ assert }) => {
    assert.equal(pathBelowBase('/boutique', '/'), '/boutique')
    assert.equal(pathBelowBase('/', '/'), '/')
  })
})
