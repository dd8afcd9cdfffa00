import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { FrozenClock } from '#core/time/frozen_clock'
import { ListenerList } from '#core/events/listener_list'
import { Outbox } from '#core/events/outbox'
import { Relay } from '#core/events/relay'
import { Store } from '#core/database/store'
import { countQueries } from '#core/testing/query_counter'
import { resetDatabase } from '#core/testing/reset_database'
import type { StoredEvent } from '#core/events/stored_event'

const quiet = { debug() {}, info() {}, warn() {}, error() {} }
const moved = (subject: string, n: number) => ({ name: 'probe.moved', subject, payload: { n } })

test.group('Relay', (group) => {
  let store: Store
  let clock: FrozenClock
  let outbox: Outbox

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    clock = new FrozenClock('2026-11-21T10:00:00.000Z')
    outbox = new Outbox(clock)
  })

  const relay = (handlers: Record<string, (event: StoredEvent) => void>, maxAttempts = 3) => {
    const named = Object.entries(handlers).map(([name, handle]) => [
      name,
      async () => ({ default: { handle: async (event: StoredEvent) => handle(event) } }),
    ])
    const listeners = new ListenerList([{ id: 'probe', listeners: { 'probe.moved': Object.fromEntries(named) } }])
    return new Relay({ store, clock, listeners, logger: quiet, maxAttempts })
  }
  const drain = async (from: Relay) => {
    while ((await from.deliverDue()) > 0);
  }
  const states = async () =>
    (await store.reader.all<{ state: string }>('select state from core_events order by seq')).map(({ state }) => state)

  test('tells every listener what was committed, whole', async ({ assert }) => {
    const told: StoredEvent[] = []
    await store.transaction((trx) => outbox.record(trx, moved('a', 1), { ...moved('b', 2), name: 'probe.unheard' }))
    await drain(relay({ one: (event) => told.push(event), other: (event) => told.push(event) }))
    assert.lengthOf(told, 2)
    assert.containsSubset(told[0], {
      name: 'probe.moved',
      subject: 'a',
      payload: { n: 1 },
      occurredAt: '2026-11-21T10:00:00.000Z',
    })
    assert.strictEqual(told[0]?.id, told[1]?.id)
    assert.deepEqual(await states(), ['delivered', 'delivered'])
  })

  test('a failure holds back its subject only, and is tried again after 4 seconds, by who failed', async ({
    assert,
  }) => {
    const told: string[] = []
    let broken = true
    const delivery = relay({
      sound: ({ subject, payload }) => told.push(`sound ${subject}${payload.n}`),
      shaky: ({ subject, payload }) => {
        if (broken && subject === 'a') throw new Error('not now')
        told.push(`shaky ${subject}${payload.n}`)
      },
    })
    await store.transaction((trx) => outbox.record(trx, moved('a', 1), moved('a', 2), moved('b', 3)))
    await drain(delivery)
    assert.deepEqual(told, ['sound a1', 'sound b3', 'shaky b3'])
    broken = false
    clock.advance({ milliseconds: 3999 })
    await drain(delivery)
    assert.lengthOf(told, 3)
    clock.advance({ milliseconds: 1 })
    await drain(delivery)
    assert.deepEqual(told.slice(3), ['shaky a1', 'sound a2', 'shaky a2'])
  })

  test('after the last attempt an event is parked with its error, and lets the later ones pass', async ({ assert }) => {
    const told: unknown[] = []
    const delivery = relay({
      shaky: ({ payload }) => {
        if (payload.n === 1) throw new Error('never')
        told.push(payload.n)
      },
    })
    await store.transaction((trx) => outbox.record(trx, moved('a', 1), moved('a', 2)))
    for (let attempt = 0; attempt < 3; attempt += 1) {
      assert.deepEqual(told, [])
      await drain(delivery)
      clock.advance({ hours: 1 })
    }
    assert.deepEqual(told, [2])
    assert.deepEqual(await states(), ['parked', 'delivered'])
    const parked = await store.reader.first<{ error: string; attempts: number }>(
      "select error, attempts from core_events where state = 'parked'"
    )
    assert.match(String(parked?.error), /^probe\/shaky: Error: never/)
    assert.strictEqual(parked?.attempts, 3)
  })

  test('five thousand events that nobody listens to take a handful of statements', async ({ assert }) => {
    const events = Array.from({ length: 5000 }, (_, n) => ({ ...moved(`s${n}`, n), name: 'probe.unheard' }))
    await store.transaction((trx) => outbox.record(trx, ...events, moved('a', 1)))
    const told: unknown[] = []
    const { queries } = await countQueries(() => drain(relay({ one: ({ payload }) => told.push(payload.n) })))
    assert.deepEqual(told, [1])
    assert.deepEqual(new Set(await states()), new Set(['delivered']))
    assert.isAtMost(queries.length, 20)
  })

  test('an event committed late, with a lower number, is delivered all the same', async ({ assert }) => {
    const told: unknown[] = []
    const delivery = relay({ one: ({ payload }) => told.push(payload.n) })
    await store.transaction((trx) => outbox.record(trx, moved('a', 1), moved('b', 2)))
    await drain(delivery)
    await store.lucid.rawQuery("update core_events set state = 'pending', claim = null where subject = 'a'")
    await drain(delivery)
    assert.deepEqual(told, [1, 2, 1])
  })
})
