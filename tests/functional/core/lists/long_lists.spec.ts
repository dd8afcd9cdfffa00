import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { dropThings, makeThings } from './things.js'
import type { Lists } from '#core/lists/lists'

const ROWS = 100_000

const NUMBERS = {
  sqlite: `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${ROWS}) select n from numbers`,
  pg: `select n from generate_series(1, ${ROWS}) as n`,
}

test.group('A list of 100,000 rows', (group) => {
  let lists: Lists
  group.setup(async () => {
    const store = await app.container.make(Store)
    lists = await makeThings(store)
    await store.transaction((trx) =>
      trx.rawQuery(`insert into test_things (name, folded, colour_id, stock, price, currency, active)
        select 'Château ' || ((n * 7919) % ${ROWS}), 'chateau ' || ((n * 7919) % ${ROWS}), 1 + n % 2, n % 50, n, 'EUR',
          n % 3 = 0 from (${NUMBERS[store.dialect]}) as numbers`)
    )
  })
  group.teardown(async () => dropThings(await app.container.make(Store)))

  const asked: [string, Record<string, string | Record<string, string>>, number][] = [
    ['the first page', { sort: 'id' }, ROWS],
    ['the last page', { sort: 'id', limit: '100', page: '1000' }, ROWS],
    ['a page in the middle by an unindexed column', { sort: '-price', page: '2000' }, ROWS],
    ['a page in the middle in alphabetical order', { page: '2000' }, ROWS],
    ['a filter', { sort: 'id', filter: { stock: '10..19', colour: '1' } }, ROWS / 10],
    ['a search', { sort: 'id', q: 'chateau 9999' }, 19],
  ]
  for (const [what, query, total] of asked) {
    test(`answers ${what} quickly`, async ({ assert }) => {
      const started = performance.now()
      const { meta, data } = await lists.page('test.things', query)
      const took = performance.now() - started
      if (process.env.SHOW_TIMES) process.stdout.write(`${what}: ${took.toFixed(0)} ms\n`)
      assert.equal(meta.total, total)
      assert.isNotEmpty(data)
      // Many times what it takes on an idle machine: a plan gone wrong takes longer still.
      assert.isBelow(took, 5000)
    }).timeout(10_000)
  }
})
