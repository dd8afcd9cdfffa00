import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'

/** A second process as far as the feed can tell: a store of its own on the same database. */
function anotherProcess(): Store {
  return new Store(db, app.config.get<string | null>('cellier.sqliteFile'))
}

function collect(store: Store, topic: string): string[] {
  const heard: string[] = []
  store.changes.follow(topic, {
    apply: (keys) => void heard.push(...keys),
    reset: () => void heard.push('reset'),
  })
  return heard
}

test.group('The change feed', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))

  test('tells another process what a committed transaction changed', async ({ assert, cleanup }) => {
    const [one, other] = [anotherProcess(), anotherProcess()]
    cleanup(() => [one, other].forEach((store) => store.close()))
    const heard = collect(other, 'wines')
    await other.changes.catchUp({ now: true })
    await one.transaction((trx) => one.changes.record(trx, 'wines', [7, 8]))
    await other.changes.catchUp({ now: true })
    assert.deepEqual(heard, ['reset', '7', '8'])
  })

  test('tells another process within 200 ms, when a request asks it', async ({ assert, cleanup }) => {
    const [one, other] = [anotherProcess(), anotherProcess()]
    cleanup(() => [one, other].forEach((store) => store.close()))
    const heard = collect(other, 'wines')
    await other.changes.catchUp({ now: true })
    for (const key of ['1', '2', '3']) {
      await one.transaction((trx) => one.changes.record(trx, 'wines', [key]))
      await setTimeout(100)
      await other.changes.catchUp()
      assert.equal(heard.at(-1), key)
    }
  })

  test('says nothing of a transaction that was rolled back', async ({ assert, cleanup }) => {
    const [one, other] = [anotherProcess(), anotherProcess()]
    cleanup(() => [one, other].forEach((store) => store.close()))
    const heard = collect(other, 'wines')
    await other.changes.catchUp({ now: true })
    await assert.rejects(() =>
      one.transaction(async (trx) => {
        await one.changes.record(trx, 'wines', [7])
        throw new Error('no')
      })
    )
    await other.changes.catchUp({ now: true })
    assert.deepEqual(heard, ['reset'])
  })

  test('a process sees its own change as soon as its transaction is over', async ({ assert, cleanup }) => {
    const store = anotherProcess()
    cleanup(() => store.close())
    await store.changes.catchUp({ now: true })
    const heard = collect(store, 'wines')
    await store.transaction((trx) => store.changes.record(trx, 'wines', ['a']))
    assert.deepEqual(heard, ['a'])
  })

  test('gives every change as tags to those who follow all topics', async ({ assert, cleanup }) => {
    const store = anotherProcess()
    cleanup(() => store.close())
    await store.changes.catchUp({ now: true })
    const heard = collect(store, '*')
    await store.transaction((trx) => store.changes.record(trx, 'wines', [7, 8]))
    assert.deepEqual(heard, ['wines', 'wines:7', 'wines:8'])
  })

  test('loses no change whose lower number commits after a higher one', async ({ assert, cleanup }) => {
    const store = anotherProcess()
    cleanup(() => store.close())
    const heard = collect(store, 'wines')
    await store.changes.catchUp({ now: true })
    const slow = await db.transaction()
    await store.changes.record(slow, 'wines', ['slow'])
    if (store.dialect === 'pg') await store.transaction((trx) => store.changes.record(trx, 'wines', ['quick']))
    await store.changes.catchUp({ now: true })
    await slow.commit()
    await store.changes.catchUp({ now: true })
    const expected = store.dialect === 'pg' ? ['reset', 'quick', 'slow'] : ['reset', 'slow']
    assert.deepEqual(heard, expected)
    await store.transaction((trx) => store.changes.record(trx, 'wines', ['last']))
    assert.deepEqual(heard, [...expected, 'last'])
  })
})
