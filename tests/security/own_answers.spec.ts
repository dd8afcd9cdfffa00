import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { RouteList } from '#core/http/route_list'
import { Store } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { resetDatabase } from '#core/testing/reset_database'
import { ProductFactory, seedCatalogue } from '#plugins/catalogue/testing'
import { createCustomer, newStaffVisit, seedRoles, signedInCustomer } from '#plugins/users/testing'
import { each, liftLimits, screens } from './visits.js'
import type { RegisteredRoute } from '#core/http/plugin_routes'

const OWN = 'private, no-store'

test.group('Answers that are somebody’s own', (group) => {
  let customer: Visitor
  let admin: Visitor
  group.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await seedRoles()
    await ProductFactory.create({ name: 'Domaine' })
    await createCustomer()
    customer = await signedInCustomer()
    admin = await newStaffVisit()
    const back = liftLimits()
    return () => back()
  })

  const routes = async () =>
    (await app.container.make(RouteList)).routes.filter(({ access }) => access.kind !== 'public')
  const addressOf = ({ pattern }: RegisteredRoute) => pattern.replaceAll(/:\w+\??/g, '1')
  const cacheControl = async (visitor: Visitor, method: string, path: string) =>
    (await visitor.send(method, path)).headers.get('cache-control')

  test('say so on every route that is not public, to whomever comes in', async ({ assert }) => {
    await each(await routes(), async (route) => {
      if (!route.methods.includes('GET')) return
      const visitor = route.access.kind === 'customer' ? customer : admin
      assert.equal(await cacheControl(visitor, 'GET', addressOf(route)), OWN, route.name)
    })
  }).timeout(120_000)

  test('say so where they refuse as well', async ({ assert }) => {
    await each(await routes(), async (route) => {
      for (const method of route.methods.filter((name) => name !== 'HEAD')) {
        assert.equal(await cacheControl(new Visitor(), method, addressOf(route)), OWN, `${method} ${route.name}`)
      }
    })
  }).timeout(120_000)

  test('say so on every page for somebody who is signed in, and on public routes that know them', async ({
    assert,
  }) => {
    await each([...screens('1'), '/vue/domaine', '/vue/nowhere'], async (path) => {
      const { status, headers } = await customer.send('GET', path)
      if (status < 300 || status >= 400) assert.equal(headers.get('cache-control'), OWN, path)
    })
    for (const path of [
      '/vue/admin',
      '/vue/admin/catalogue/products',
      '/vue/admin/users/profile',
      '/vue/admin/nowhere',
    ]) {
      assert.equal(await cacheControl(admin, 'GET', path), OWN, path)
    }
    assert.equal(await cacheControl(admin, 'GET', '/api/init'), OWN)
  })

  test('are those of guests too: a cart, a wishlist', async ({ assert }) => {
    const guest = new Visitor()
    const paths = ['/api/sales/cart', '/api/catalogue/wishlist', '/vue/checkout/cart', '/vue/account/wishlist']
    for (const path of paths) assert.equal(await cacheControl(guest, 'GET', path), OWN, path)
  })

  test('are none where everybody is told the same', async ({ assert }) => {
    for (const path of ['/vue/', '/vue/boutique', '/vue/domaine', '/api/catalogue/products']) {
      assert.equal(await cacheControl(new Visitor(), 'GET', path), 'private, no-cache', path)
    }
  })
})
