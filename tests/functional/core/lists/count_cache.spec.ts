import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { CountCache } from '#core/lists/count_cache'
import { Store } from '#core/database/store'
import { addThings, dropThings, makeThings } from './things.js'

const COUNT = 'select count(*) as count from test_things'

/** Remembers whatever it counts. */
const EVERYTHING = -1

test.group('Counts that are remembered', (group) => {
  let store: Store
  let counts: CountCache
  let asked: string[]
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await makeThings(store)
    counts = new CountCache(store, EVERYTHING)
    asked = []
    const { reader } = store
    const all = reader.all
    reader.all = ((sql: string, ...rest: never[]) => {
      if (sql.includes(COUNT)) asked.push(sql)
      return Reflect.apply(all, reader, [sql, ...rest])
    }) as typeof all
    return async () => {
      reader.all = all
      await dropThings(store)
    }
  })

  test('are true at once after a write that nothing else tells of', async ({ assert }) => {
    assert.equal(await counts.count(COUNT, []), 0)
    await addThings(store, [{ name: 'Un' }, { name: 'Deux' }])
    assert.equal(await counts.count(COUNT, []), 2)
    await store.lucid.rawQuery(`delete from test_things where name = 'Un'`)
    assert.equal(await counts.count(COUNT, []), 1)
  })

  test('are not counted again while nobody writes', async ({ assert }) => {
    await addThings(store, [{ name: 'Un' }])
    for (let n = 0; n < 3; n += 1) assert.equal(await counts.count(COUNT, []), 1)
    assert.equal(await counts.count(`${COUNT} where name = ?`, ['Deux']), 0)
    // Transactions of a whole server of PostgreSQL have one clock: tests beside this one may move it.
    if (store.dialect === 'sqlite') assert.lengthOf(asked, 2)
  })
})
