import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { FrozenClock } from '#core/time/frozen_clock'
import { Health } from '#core/health/health'
import { databaseCheck } from '#core/health/database_check'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { queueCheck } from '#core/health/queue_check'
import { resetDatabase } from '#core/testing/reset_database'

test.group('Health checks', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
  })

  test('core asks the database, its migrations, the queue and the disk', async ({ assert }) => {
    const { checks } = await (await app.container.make(Health)).run()
    const core = checks.filter(({ name }) => name.startsWith('core.'))
    assert.deepEqual(
      core.map(({ name, ok }) => [name, ok]),
      [
        ['core.database', true],
        ['core.migrations', true],
        ['core.queue', true],
        ['core.disk', true],
        ...(app.config.get('cellier.redisUrl') ? [['core.redis', true]] : []),
      ]
    )
  })

  test('PostgreSQL in another time zone is a failure: a pool between has swallowed the option', async ({ assert }) => {
    const inZone = (zone: string) => ({ dialect: 'pg', reader: { first: async () => ({ zone }) } }) as unknown as Store
    assert.isTrue((await databaseCheck(inZone('UTC'))()).ok)
    const { ok, detail } = await databaseCheck(inZone('Europe/Paris'))()
    assert.isFalse(ok)
    assert.include(detail, 'pgbouncer.ini')
  })

  test('work that is due for more than five minutes is a failure that says what to look at', async ({ assert }) => {
    const clock = new FrozenClock('2026-11-21T10:00:00.000Z')
    const check = queueCheck(store, clock)
    const queue = new Queue(store, clock)
    await queue.enqueue(null, 'probe.work', {})
    await queue.enqueue(null, 'probe.work', {}, { runAt: clock.now().plus({ days: 1 }) })
    clock.advance({ minutes: 5 })
    assert.isTrue((await check()).ok)
    clock.advance({ seconds: 1 })
    const late = await check()
    assert.isFalse(late.ok)
    assert.match(String(late.detail), /oldest due work: 301 s.*Is a worker running/)
  })
})
