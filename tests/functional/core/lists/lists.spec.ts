import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { DomainError } from '#core/errors/domain_error'
import { foldLetters } from '#core/text/letters'
import { addThings, dropThings, makeThings, type Thing } from './things.js'
import type { Lists } from '#core/lists/lists'

const KEY = 'test.things'

const THINGS: Thing[] = [
  { name: 'Château d’Yquem', colour: 2, stock: 3, price: 12_990, sold: '2026-03-01T12:00:00.000Z', active: true },
  { name: 'Œuvre du soleil', colour: 1, stock: 12, price: 1290, sold: '2026-01-31T23:30:00.000Z', born: '2026-01-02' },
  { name: 'éclat 100 %', colour: 1, stock: 0, price: 1000, sold: '2026-01-31T22:30:00.000Z', active: true },
  { name: 'Eclat_a!b', price: 1500, currency: 'JPY', stock: null },
  { name: 'zinfandel', colour: 2, price: 1500, currency: 'KWD', born: '2026-02-01' },
]

async function refusal(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
  } catch (error) {
    if (error instanceof DomainError && error.kind.status === 422) return error.field
    throw error
  }
  return 'nothing was refused'
}

test.group('Lists', (group) => {
  let lists: Lists
  group.setup(async () => {
    const store = await app.container.make(Store)
    lists = await makeThings(store)
    await addThings(store, THINGS)
  })
  group.teardown(async () => dropThings(await app.container.make(Store)))

  const names = async (query: Record<string, unknown>) => (await lists.page(KEY, query)).data.map(({ name }) => name)

  test('give a page of rows with plain values', async ({ assert }) => {
    const { data, meta } = await lists.page(KEY, { limit: '2', sort: 'id' })
    assert.deepEqual(meta, { total: 5, page: 1, limit: 2 })
    assert.lengthOf(data, 2)
    assert.deepEqual(data[0], {
      id: 1,
      name: 'Château d’Yquem',
      colour: '2',
      stock: 3,
      price: { amount: 12_990, currency: 'EUR' },
      sold: '2026-03-01T12:00:00.000Z',
      born: null,
      active: true,
    })
    assert.equal(data[1]?.born, '2026-01-02')
    assert.equal(data[1]?.active, false)
  })

  test('are ordered by folded text when nothing else is asked, each row once', async ({ assert }) => {
    const ordered = ['Château d’Yquem', 'éclat 100 %', 'Eclat_a!b', 'Œuvre du soleil', 'zinfandel']
    assert.deepEqual(await names({}), ordered)
    assert.deepEqual(await names({ sort: '-name' }), [...ordered].reverse())
    const paged = []
    for (const page of ['1', '2', '3']) paged.push(...(await names({ sort: 'active', limit: '2', page })))
    assert.sameMembers(paged, ordered)
    assert.deepEqual(await names({ page: '999' }), [])
  })

  test('put nothing before anything, whatever the database', async ({ assert }) => {
    assert.deepEqual(await names({ sort: 'stock,id' }), [
      'Eclat_a!b',
      'zinfandel',
      'éclat 100 %',
      'Château d’Yquem',
      'Œuvre du soleil',
    ])
    assert.equal((await names({ sort: '-stock' }))[0], 'Œuvre du soleil')
  })

  test('search words without accents, case and elision, each of them', async ({ assert }) => {
    assert.deepEqual(await names({ q: 'YQUEM chateau' }), ['Château d’Yquem'])
    assert.deepEqual(await names({ q: "d'yquem white" }), ['Château d’Yquem'])
    assert.deepEqual(await names({ q: 'œuv' }), ['Œuvre du soleil'])
    assert.deepEqual(await names({ q: 'yquem red' }), [])
    assert.deepEqual(await names({ q: '%' }), [])
    assert.lengthOf(await names({ q: '  ' }), 5)
  })

  test('filter texts by what they contain, signs included', async ({ assert }) => {
    assert.deepEqual(await names({ filter: { name: 'ECLAT' } }), ['éclat 100 %', 'Eclat_a!b'])
    assert.deepEqual(await names({ filter: { name: '%' } }), ['éclat 100 %'])
    assert.deepEqual(await names({ filter: { name: '_a!' } }), ['Eclat_a!b'])
    assert.deepEqual(await names({ filter: { name: "d'Yquem" } }), ['Château d’Yquem'])
    assert.deepEqual(await names({ filter: { name: `'; drop table test_things; --` } }), [])
  })

  test('filter choices, booleans and figures', async ({ assert }) => {
    assert.deepEqual(await names({ filter: { colour: '1' } }), ['éclat 100 %', 'Œuvre du soleil'])
    assert.lengthOf(await names({ filter: { colour: '1,2' } }), 4)
    assert.deepEqual(await names({ filter: { active: '1' } }), ['Château d’Yquem', 'éclat 100 %'])
    assert.lengthOf(await names({ filter: { active: '0' } }), 3)
    assert.deepEqual(await names({ filter: { stock: '1..5' } }), ['Château d’Yquem'])
    assert.deepEqual(await names({ filter: { stock: '..0' } }), ['éclat 100 %'])
    assert.deepEqual(await names({ filter: { stock: '0' } }), ['éclat 100 %'])
    assert.deepEqual(await names({ filter: { stock: '11.5..' } }), ['Œuvre du soleil'])
    assert.deepEqual(await names({ filter: { id: '2' } }), ['Œuvre du soleil'])
  })

  test('filter money in units of the row’s own currency, exactly', async ({ assert }) => {
    assert.deepEqual(await names({ filter: { price: '12.9' } }), ['Œuvre du soleil'])
    assert.deepEqual(await names({ filter: { price: '1000..2000' } }), ['Eclat_a!b'])
    assert.deepEqual(await names({ filter: { price: '1.5' } }), ['zinfandel'])
    assert.deepEqual(await names({ filter: { price: '12.901..100' } }), [])
    assert.deepEqual(await names({ filter: { price: '..10.004' } }), ['éclat 100 %', 'zinfandel'])
  })

  test('take days as those of the shop, the last one included', async ({ assert }) => {
    assert.deepEqual(await names({ filter: { sold: '2026-02-01..2026-02-01' } }), ['Œuvre du soleil'])
    assert.deepEqual(await names({ filter: { sold: '2026-01-31' } }), ['éclat 100 %'])
    assert.deepEqual(await names({ filter: { sold: '2026-02-01..' } }), ['Château d’Yquem', 'Œuvre du soleil'])
    assert.deepEqual(await names({ filter: { born: '2026-01-02..2026-01-31' } }), ['Œuvre du soleil'])
  })

  test('refuse what they do not understand by its name', async ({ assert }) => {
    const long = 'a'.repeat(10_000)
    const refused: [Record<string, unknown>, string][] = [
      [{ page: '0' }, 'page'],
      [{ page: '1e3' }, 'page'],
      [{ page: ['1'] }, 'page'],
      [{ limit: '101' }, 'limit'],
      [{ limit: '-1' }, 'limit'],
      [{ sort: 'colours' }, 'sort'],
      [{ sort: 'secret' }, 'sort'],
      [{ sort: '__proto__' }, 'sort'],
      [{ sort: 'name; drop table test_things' }, 'sort'],
      [{ sort: ['name'] }, 'sort'],
      [{ q: long }, 'q'],
      [{ q: { a: 'b' } }, 'q'],
      [{ q: 'a b c d e f g h i j k l m n' }, 'q'],
      [{ filter: 'name' }, 'filter'],
      [{ filter: ['name'] }, 'filter'],
      [{ filter: { colours: '1' } }, 'filter[colours]'],
      [{ filter: { secret: 'a' } }, 'filter[secret]'],
      [{ filter: { constructor: 'a' } }, 'filter[constructor]'],
      [{ filter: { name: long } }, 'filter[name]'],
      [{ filter: { name: ['a'] } }, 'filter[name]'],
      [{ filter: { name: 'a\0b' } }, 'filter[name]'],
      [{ filter: { colour: '3' } }, 'filter[colour]'],
      [{ filter: { colour: "1' or '1'='1" } }, 'filter[colour]'],
      [{ filter: { stock: 'many' } }, 'filter[stock]'],
      [{ filter: { stock: '1..2..3' } }, 'filter[stock]'],
      [{ filter: { stock: '..' } }, 'filter[stock]'],
      [{ filter: { stock: '9'.repeat(40) } }, 'filter[stock]'],
      [{ filter: { price: '1e5' } }, 'filter[price]'],
      [{ filter: { sold: '2026-02-30' } }, 'filter[sold]'],
      [{ filter: { sold: '2026-01-01T00:00' } }, 'filter[sold]'],
      [{ filter: { active: 'yes' } }, 'filter[active]'],
      [{ colour: '1' }, 'colour'],
    ]
    for (const [query, field] of refused) assert.equal(await refusal(lists.page(KEY, query)), field, field)
    assert.lengthOf(await names({ filter: { name: '', colour: ' ' }, sort: '', locale: 'en_GB' }), 5)
  })

  test('give the numbers and rows of a selection, of rows that exist only', async ({ assert }) => {
    assert.deepEqual(await lists.ids(KEY, { ids: [3, 1, 99] }), [1, 3])
    assert.deepEqual(await lists.ids(KEY, {}), [])
    assert.deepEqual(await lists.ids(KEY, { query: { filter: { colour: '1' } } }, { sort: 'id' }), [2, 3])
    assert.equal(await lists.count(KEY, { query: { q: 'eclat' } }), 2)
    const rows = []
    const options = { columns: ['secret', 'price'], sort: '-id' }
    for await (const chunk of lists.rows(KEY, { query: {} }, options)) rows.push(...chunk)
    assert.deepEqual(rows[0], { id: 5, secret: 'zinfandel', price: { amount: 1500, currency: 'KWD' } })
    assert.lengthOf(rows, 5)
  })

  test('are described in the language of the reader', async ({ assert }) => {
    const described = await lists.describe(KEY, 'en_GB')
    assert.containsSubset(described, { key: KEY, label: 'Things', order: 'name', isSearched: true })
    assert.deepEqual(described?.columns[2], {
      key: 'colour',
      type: 'choice',
      label: 'Colour',
      isSorted: true,
      isFiltered: true,
      isShown: true,
      isHidden: false,
      choices: [
        { value: '1', label: 'Red' },
        { value: '2', label: 'White' },
      ],
    })
    assert.isNull(await lists.describe('test.nothing', 'fr_FR'))
  })

  test('count the rows of their tabs in one statement', async ({ assert }) => {
    const store = await app.container.make(Store)
    const { reader } = store
    // After a write, nothing is remembered of what another test had counted.
    await store.transaction((trx) => store.changes.record(trx, 'test_things', [1]))
    const { all } = reader
    const asked: string[] = []
    reader.all = ((sql: string, ...rest: never[]) => {
      if (sql.includes('test_things')) asked.push(sql)
      return Reflect.apply(all, reader, [sql, ...rest])
    }) as typeof all
    const described = await lists.describe(KEY, 'en_GB').finally(() => {
      reader.all = all
    })
    assert.deepEqual(described?.tabs, [
      { key: 'all', label: 'All', filter: {}, count: 5 },
      { key: 'red', label: 'Red ones', filter: { colour: '1' }, count: 2 },
      { key: 'few', label: 'Few left', filter: { colour: '1,2', stock: '..5' }, count: 2 },
    ])
    assert.lengthOf(asked, 1)
  })

  test('fold texts in SQL as everywhere else', async ({ assert }) => {
    const { reader } = await app.container.make(Store)
    for (const text of ['Crème Brûlée ŒUVRE', 'ÆØŁĐßþñÿ', 'ﬁn № 5™', 'ÉTÉ', 'L’Été', 'ＡＢＣ', '']) {
      const row = await reader.first<{ folded: string }>('select core_fold(?) as folded', [text])
      assert.equal(row?.folded, foldLetters(text), text)
    }
  })

  test('count afresh after a write', async ({ assert }) => {
    const store = await app.container.make(Store)
    const before = (await lists.page(KEY, {})).meta.total
    await addThings(store, [{ name: 'nouveau' }])
    assert.equal((await lists.page(KEY, {})).meta.total, before + 1)
  })
})
