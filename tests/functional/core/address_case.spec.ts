import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { seedCatalogue } from '#plugins/catalogue/testing'

const open = (path: string, init: RequestInit = {}) =>
  fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, { redirect: 'manual', ...init })

test.group('A screen asked for in other letters', (group) => {
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  test('leads to its own address for good, with the whole query: {0}')
    .with([
      ['/vue/Boutique', '/vue/boutique'],
      ['/vue/EN/boutique', '/vue/en/boutique'],
      ['/vue/EN', '/vue/en'],
      ['/vue/BOUTIQUE?page=2&utm_source=Mail&q=Rouge', '/vue/boutique?page=2&utm_source=Mail&q=Rouge'],
      ['/vue/Reset-Password/aBcDeF', '/vue/reset-password/aBcDeF'],
      ['/vue/Admin/Login?next=%2Fadmin', '/vue/admin/login?next=%2Fadmin'],
    ] as [string, string][])
    .run(async ({ assert }, [asked, proper]) => {
      const visitors: Record<string, string>[] = [{}, { cookie: 'customer-auth=1' }]
      for (const headers of visitors) {
        for (const method of ['GET', 'HEAD']) {
          const { status, headers: told } = await open(asked, { method, headers })
          assert.deepEqual([status, told.get('location')], [301, proper], `${method} ${JSON.stringify(headers)}`)
        }
      }
    })

  test('stands where it leads to', async ({ assert }) => {
    for (const path of ['/vue/Boutique', '/vue/EN/boutique']) {
      const { status, redirected } = await open(path, { redirect: 'follow' })
      assert.deepEqual([status, redirected], [200, true], path)
    }
  })

  test('keeps the letters of what is data', async ({ assert }) => {
    for (const path of ['/vue/reset-password/aBcDeF', '/vue/confirm-email/aBcDeF', '/vue/errors/ABC']) {
      assert.notEqual((await open(path)).status, 301, path)
    }
    const login = await open('/vue/account/orders/CMD-2026-000001')
    assert.equal(login.headers.get('location'), '/vue/login?next=%2Faccount%2Forders%2FCMD-2026-000001')
  })
})
