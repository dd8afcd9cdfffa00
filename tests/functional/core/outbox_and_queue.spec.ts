import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { Outbox } from '#core/events/outbox'
import { Queue } from '#core/jobs/queue'
import { resetDatabase } from '#core/testing/reset_database'

test.group('Outbox and queue', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
  })

  const count = async (table: string) =>
    (await store.reader.first<{ n: number }>(`select count(*) as n from ${table}`))?.n

  test('a rolled back transaction leaves neither event nor job', async ({ assert }) => {
    const [outbox, queue] = [await app.container.make(Outbox), await app.container.make(Queue)]
    const attempt = store.transaction(async (trx) => {
      await outbox.record(trx, { name: 'core.thing.made', subject: 'core.thing:1', payload: {} })
      await queue.enqueue(trx, 'core.noop', {})
      throw new Error('no')
    })
    await assert.rejects(() => attempt, 'no')
    assert.strictEqual(await count('core_events'), 0)
    assert.strictEqual(await count('core_jobs'), 0)
  })

  test('records a thousand events in one transaction', async ({ assert }) => {
    const outbox = await app.container.make(Outbox)
    const events = Array.from({ length: 1000 }, (_, n) => ({
      name: 'core.thing.made',
      subject: `core.thing:${n}`,
      payload: { n },
    }))
    await store.transaction((trx) => outbox.record(trx, ...events))
    assert.strictEqual(await count('core_events'), 1000)
  })

  test('one job waits per key; without a key each call is a job', async ({ assert }) => {
    const queue = await app.container.make(Queue)
    const first = await queue.enqueue(null, 'core.noop', { a: 1 }, { key: 'k' })
    const second = await queue.enqueue(null, 'core.noop', { a: 2 }, { key: 'k' })
    const other = await queue.enqueue(null, 'core.noop', {}, { key: 'l' })
    assert.strictEqual(second, first)
    assert.notStrictEqual(other, first)
    await queue.enqueue(null, 'core.noop', {})
    await queue.enqueue(null, 'core.noop', {})
    assert.strictEqual(await count('core_jobs'), 4)
  })
})
