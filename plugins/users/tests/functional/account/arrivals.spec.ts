import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { PluginRegistry, type Contribution } from '#core/plugin/registry'
import { FindCustomer } from '#plugins/users/queries/find_customer'
import { createCustomer, signedInCustomer } from '#plugins/users/testing'
import { openShop } from './shopper.js'
import type { CustomerPerson } from '#plugins/users/services/accounts'
import type { SessionListener } from '#core/identity/session_listener'

test.group('A customer who comes in', (group) => {
  group.each.setup(async () => {
    await openShop()
  })
  group.each.teardown(() => app.container.restoreAll())

  /** Plugins that do this when somebody comes in. */
  async function withArrivals(...arrivals: NonNullable<SessionListener['entered']>[]) {
    const registry = await app.container.make(PluginRegistry)
    const contributed = arrivals.map((entered, at): Contribution<SessionListener> => {
      return { name: `users.test_${at}`, plugin: 'users', load: async () => ({ entered }) }
    })
    const stand = Object.create(registry, {
      contributions: {
        value: (point: 'core.session_listeners') =>
          point === 'core.session_listeners' ? contributed : registry.contributions(point as never),
      },
    }) as PluginRegistry
    app.container.swap(PluginRegistry, () => stand)
  }

  test('is told to every plugin, and one that fails keeps nobody out', async ({ assert }) => {
    const { id, email } = await createCustomer({ kind: 'professional', corporateName: 'Bistrot du Quai' })
    const told: unknown[] = []
    await withArrivals(
      async () => {
        throw new Error('The cart is broken')
      },
      async (ctx, customer) => {
        told.push([customer.id, (customer as unknown as CustomerPerson).customerKind])
        ctx.response.plainCookie('taken-over', '1', { encode: false })
      }
    )
    const visitor = await signedInCustomer(email)
    assert.deepEqual(told, [[id, 'professional']])
    assert.equal(visitor.cookie('taken-over'), '1')
    assert.equal((await visitor.send('GET', '/api/users/profile')).status, 200)
  })

  test('is found by their number, with the name of their company', async ({ assert }) => {
    const { id } = await createCustomer({ kind: 'professional', corporateName: 'Bistrot du Quai' })
    const find = await app.container.make(FindCustomer)
    const found = await find.execute(id)
    assert.containsSubset(found, { id, company: 'Bistrot du Quai', isEmailConfirmed: false, isSuspended: false })
    assert.deepEqual([...(await find.many([id, id + 1]))], [[id, found]])
    assert.deepEqual([...(await find.many([]))], [])
    assert.isNull(await find.execute(id + 1))
  })
})
