import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { DomainError } from '#core/errors/domain_error'
import { DatabaseCounter } from '#core/limits/database_counter'
import { RateLimits } from '#core/limits/rate_limits'
import { RedisCounter, type CountingRedis } from '#core/limits/redis_counter'
import { resetDatabase } from '#core/testing/reset_database'
import { FrozenClock } from '#core/time/frozen_clock'

const LIMITS = { 'test.door': { requests: 3, seconds: 60 } }

test.group('Rate limits', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
  })

  const counter = () => new DatabaseCounter(store, new FrozenClock('2026-11-21T10:00:00.000Z'))

  test('let so many through, then say how long to wait', async ({ assert }) => {
    const clock = new FrozenClock('2026-11-21T10:00:00.000Z')
    const limits = new RateLimits(new DatabaseCounter(store, clock), LIMITS)
    for (let count = 0; count < 3; count++) await limits.take('test.door', 'one')
    clock.advance({ seconds: 20 })
    const refused = await limits.take('test.door', 'one').catch((error: unknown) => error)
    assert.instanceOf(refused, DomainError)
    assert.equal((refused as DomainError).kind.status, 429)
    assert.deepEqual((refused as DomainError).meta, { availableIn: 40 })
    await limits.take('test.door', 'other')
  })

  test('open again when their time is over', async ({ assert }) => {
    const clock = new FrozenClock('2026-11-21T10:00:00.000Z')
    const limits = new RateLimits(new DatabaseCounter(store, clock), LIMITS)
    for (let count = 0; count < 3; count++) await limits.take('test.door', 'one')
    clock.advance({ seconds: 60 })
    await limits.take('test.door', 'one')
    const rows = await store.reader.all<{ taken: number }>('select taken from core_rate_limits')
    assert.deepEqual(
      rows.map(({ taken }) => Number(taken)),
      [1]
    )
  })

  test('count those who come at the same time', async ({ assert }) => {
    const limits = new RateLimits(counter(), LIMITS)
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => limits.take('test.door', 'crowd')))
    assert.lengthOf(
      answers.filter(({ status }) => status === 'fulfilled'),
      3
    )
  })

  test('take back what turned out not to count, and never more than was taken', async ({ assert }) => {
    const limits = new RateLimits(counter(), LIMITS)
    for (let count = 0; count < 10; count++) {
      await limits.take('test.door', 'one')
      await limits.giveBack('test.door', 'one')
    }
    for (let count = 0; count < 5; count++) await limits.giveBack('test.door', 'one')
    for (let count = 0; count < 3; count++) await limits.take('test.door', 'one')
    await assert.rejects(() => limits.take('test.door', 'one'))
  })

  test('keep no address in the open', async ({ assert }) => {
    const limits = new RateLimits(counter(), LIMITS)
    await limits.take('test.door', 'cliente@exemple.fr')
    const rows = await store.reader.all('select * from core_rate_limits')
    assert.notInclude(JSON.stringify(rows), 'cliente')
  })
})

test.group('Rate limits in Redis', (group) => {
  group.tap((one) => one.skip(!app.config.get('cellier.redisUrl'), 'REDIS_URL is not set'))

  test('let so many through, for all processes together, then say how long to wait', async ({ assert }) => {
    const redis = await app.container.make('redis')
    const limits = new RateLimits(new RedisCounter(redis.connection() as unknown as CountingRedis), LIMITS)
    const key = randomUUID()
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => limits.take('test.door', key)))
    assert.lengthOf(
      answers.filter(({ status }) => status === 'fulfilled'),
      3
    )
    const refused = await limits.take('test.door', key).catch((error: unknown) => error)
    assert.strictEqual((refused as DomainError).meta?.availableIn, 60)
  })

  test('take back what turned out not to count, and end in time', async ({ assert }) => {
    const redis = await app.container.make('redis')
    const limits = new RateLimits(new RedisCounter(redis.connection() as unknown as CountingRedis), LIMITS)
    const key = randomUUID()
    await limits.giveBack('test.door', key)
    for (let count = 0; count < 10; count++) {
      await limits.take('test.door', key)
      await limits.giveBack('test.door', key)
    }
    for (let count = 0; count < 3; count++) await limits.take('test.door', key)
    const refused = await limits.take('test.door', key).catch((error: unknown) => error)
    assert.strictEqual((refused as DomainError).meta?.availableIn, 60)
  })
})
