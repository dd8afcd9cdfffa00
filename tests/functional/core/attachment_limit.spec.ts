import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { createCustomer, seedRoles, signedInCustomer } from '#plugins/users/testing'
import { RateLimits } from '#core/limits/rate_limits'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'

test.group('Files that customers attach', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
  })

  test('are limited by the hour', async ({ assert }) => {
    const { id } = await createCustomer()
    const visitor = await signedInCustomer()
    const send = () => visitor.upload('/api/tickets/attachments', { name: 'note.txt', content: 'bouchonné' })
    assert.equal((await send()).status, 201)
    const limits = await app.container.make(RateLimits)
    for (let taken = 1; taken < 60; taken += 1) await limits.take('core.attachments', `customer ${String(id)}`)
    assert.equal((await send()).status, 429)
  })
})
