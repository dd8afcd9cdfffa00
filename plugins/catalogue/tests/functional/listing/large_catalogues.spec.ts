import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import fc from 'fast-check'
import { test } from '@japa/runner'
import { queryRows } from '#core/database/query_rows'
import { Store } from '#core/database/store'
import { LOCALES } from '#core/i18n/locales'
import { countQueries } from '#core/testing/query_counter'
import { resetDatabase } from '#core/testing/reset_database'
import { ChannelIndex } from '#plugins/catalogue/listing/index/channel_index'
import { ListingCache, PRODUCTS_TOPIC } from '#plugins/catalogue/listing/index/listing_cache'
import { ListingSnapshot } from '#plugins/catalogue/listing/index/listing_snapshot'
import { EVERYTHING, type Conditions, type ListedProducts } from '#plugins/catalogue/listing/index/selection'
import { SlicedProducts } from '#plugins/catalogue/listing/index/sliced_products'
import { Taxonomy } from '#plugins/catalogue/listing/taxonomy'
import { DefineAttributes } from '#plugins/catalogue/vocabulary/actions/define_attributes'
import { DefineFamilies } from '#plugins/catalogue/vocabulary/actions/define_families'
import { aWine, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'
import { seedRoles } from '#plugins/users/testing'

const PUBLIC = { currency: 'EUR', group: '' }
const PROFESSIONAL = { currency: 'EUR', group: 'professional' }

const NAMES = ['Aube', 'Brise', 'Cime', 'Dune', 'Écume']
const COLOURS = ['rouge', 'blanc']

/** Wines that differ in all that a list looks at; some are the same in part, some are sold out. */
const wines = Array.from({ length: 40 }, (_, place) =>
  aWine({
    name: `${NAMES[place % NAMES.length]} ${place % 7}`,
    categories: [`Vins > ${['Bordeaux', 'Loire'][place % 2]}`],
    family: 'wine',
    attributes: { colour: COLOURS[place % COLOURS.length] as string },
    variants: [
      {
        sku: `W${place}`,
        price: 1000 + (place % 9) * 100,
        stock: { main: place % 4 },
        ...(place % 5 === 0 ? { specialPrice: 800 } : {}),
        ...(place % 3 === 0 ? { groupPrices: { professional: { amount: 500 + place } } } : {}),
      },
    ],
  })
)

const colours = fc.uniqueArray(fc.constantFrom(...COLOURS), { minLength: 1, maxLength: 2 })

/** `found`: a search that gave some of the products. */
const conditions = (ids: readonly number[]): fc.Arbitrary<Conditions> =>
  fc.record({
    categories: fc.constant([]),
    values: fc
      .record(
        { 'colour': colours, '@reduced': fc.constant(['1']), '@in_stock': fc.constant(['1']) },
        { requiredKeys: [] }
      )
      .map((chosen) => new Map(Object.entries(chosen))),
    price: fc.option(fc.record({ from: fc.option(fc.integer({ min: 400, max: 1500 })), to: fc.constant(1700) })),
    hits: fc.option(
      fc.subarray([...ids]).map((found) => ({
        ids: Float64Array.from(found),
        scores: Uint16Array.from(found, (id) => id % 3),
      }))
    ),
  })

async function writeWines(): Promise<void> {
  await seedRoles()
  await seedCatalogue()
  const colour = { code: 'colour', label: { fr_FR: 'Couleur' }, type: 'select' as const, isFilterable: true }
  await (await app.container.make(DefineAttributes)).execute([colour], tester)
  const groups = [{ code: 'origin', name: { fr_FR: 'Origine' }, attributes: ['colour'] }]
  await (await app.container.make(DefineFamilies)).execute([{ code: 'wine', name: { fr_FR: 'Vin' }, groups }], tester)
  const results = await upsert(wines, { createCategories: true, createOptions: true })
  const refused = results.flatMap(({ errors }) => errors)
  if (refused.length > 0) throw new Error(JSON.stringify(refused[0]))
}

async function answers(products: ListedProducts, asked: Conditions) {
  const selection = await products.select(asked)
  const counts = ['colour', '@reduced', '@in_stock'].map((attribute) =>
    [...selection.values(attribute).values()]
      .map((value) => [value.code, selection.count(value)] as const)
      .filter(([, count]) => count > 0)
      .sort()
  )
  const pages: (readonly number[])[] = []
  for (const sort of ['position', 'price', 'name', 'created', 'relevance'] as const) {
    for (const descending of sort === 'relevance' ? [false] : [false, true]) {
      pages.push(await selection.page('fr_FR', { sort, descending, offset: 0, limit: 5 }))
      pages.push(await selection.page('fr_FR', { sort, descending, offset: 4, limit: 9 }))
    }
  }
  return { total: selection.total, counts, pages, prices: selection.prices() }
}

test.group('A catalogue that is too large for the memory it may use', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await writeWines()
  })

  test('has the same lists, slice by slice from the database', async ({ assert }) => {
    const ids = (await store.reader.all<{ id: number }>('select id from catalogue_products order by id')).map(
      ({ id }) => Number(id)
    )
    for (const kind of [PUBLIC, PROFESSIONAL]) {
      const indexed = await ListingCache.of(store, 'default').read(kind, Infinity)
      const sliced = new SlicedProducts(store, 'default', kind, 7)
      await fc.assert(
        fc.asyncProperty(conditions(ids), async (asked) => {
          assert.deepEqual(await answers(sliced, asked), await answers(indexed, asked))
        }),
        { numRuns: 25 }
      )
      const taxonomy = await Taxonomy.of(store).read()
      const [count, counted] = [await indexed.counter(taxonomy), await sliced.counter(taxonomy)]
      for (const category of taxonomy.everyCategory()) assert.equal(counted(category), count(category))
      assert.isAbove(Math.max(...taxonomy.everyCategory().map(count)), 0)
    }
  })

  test('is in memory again once it may be, and its lists follow each change', async ({ assert }) => {
    const cache = ListingCache.of(store, 'default')
    const small = await cache.read(PUBLIC, 1)
    assert.isTrue(cache.isPastBudget)
    assert.equal((await small.select(EVERYTHING)).total, 40)
    const { version } = cache
    await upsert([{ ...wines[0], code: 'new', variants: [{ sku: 'NEW', price: 100 }] }])
    assert.notEqual(cache.version, version)
    assert.equal((await (await cache.read(PUBLIC, 1)).select(EVERYTHING)).total, 41)
    const large = await cache.read(PUBLIC, Infinity)
    assert.isFalse(cache.isPastBudget)
    assert.equal((await large.select(EVERYTHING)).total, 41)
  })
})

test.group('The snapshot of an index', (group) => {
  const path = () => join(app.config.get<string>('cellier.storagePath'), 'listings', 'default.snapshot')
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await writeWines()
    const index = await ChannelIndex.read({ store, channel: 'default' }, () => true)
    for (const kind of [PUBLIC, PROFESSIONAL]) await index?.products(kind)
    await new ListingSnapshot(store, 'default').write(index as ChannelIndex)
    return () => rm(path(), { force: true })
  })

  /** Another process, which has just started. */
  async function restarted<T>(work: (products: ListedProducts) => Promise<T>): Promise<{ answer: T; reads: string[] }> {
    const there = new Store(store.lucid, app.config.get<string | null>('cellier.sqliteFile', null))
    await there.changes.catchUp({ now: true })
    const { result, queries } = await countQueries(async () =>
      work(await ListingCache.of(there, 'default').read(PUBLIC, Infinity))
    )
    there.changes.stop()
    return { answer: result, reads: queries.filter((sql) => sql.includes('from catalogue_listing_keys')) }
  }

  /** PostgreSQL may tell some changes twice, which are read again by their ids. */
  const readsAll = (reads: readonly string[]) => reads.some((sql) => sql.includes('product_id >'))

  const afresh = async () => {
    const index = await ChannelIndex.read({ store, channel: 'default' }, () => true)
    return answers(await (index as ChannelIndex).products(PUBLIC), EVERYTHING)
  }

  test('is read at a start instead of the catalogue, with what changed since', async ({ assert }) => {
    const same = await restarted((products) => answers(products, EVERYTHING))
    assert.deepEqual(same.answer, await afresh())
    assert.isFalse(readsAll(same.reads))
    await upsert([
      { variants: [{ sku: 'W3', price: 100 }] },
      { status: 'draft', variants: [{ sku: 'W4' }] },
      { ...wines[0], code: 'new', variants: [{ sku: 'NEW', price: 100 }] },
    ])
    const changed = await restarted((products) => answers(products, EVERYTHING))
    assert.deepEqual(changed.answer, await afresh())
    assert.notDeepEqual(changed.answer, same.answer)
    assert.isFalse(readsAll(changed.reads))
    assert.isNotEmpty(changed.reads)
    await rm(path())
    assert.isTrue(readsAll((await restarted((products) => answers(products, EVERYTHING))).reads))
  })

  test('gives every kind of prices that was in memory, in every language', async ({ assert }) => {
    const there = new Store(store.lucid, app.config.get<string | null>('cellier.sqliteFile', null))
    await there.changes.catchUp({ now: true })
    const [here, other] = [ListingCache.of(store, 'default'), ListingCache.of(there, 'default')]
    for (const kind of [PUBLIC, PROFESSIONAL]) {
      const [one, two] = [await here.read(kind, Infinity), await other.read(kind, Infinity)]
      for (const locale of LOCALES) {
        const page = async (products: ListedProducts) =>
          (await products.select(EVERYTHING)).page(locale, { sort: 'name', descending: false, offset: 0, limit: 99 })
        assert.deepEqual(await page(two), await page(one))
      }
      assert.deepEqual(await answers(two, EVERYTHING), await answers(one, EVERYTHING))
    }
    there.changes.stop()
  })

  test('is not taken for another database, nor when it is damaged', async ({ assert }) => {
    const snapshot = new ListingSnapshot(store, 'default')
    assert.isNotNull(await snapshot.read(PRODUCTS_TOPIC))
    const file = await readFile(path())
    await writeFile(path(), file.subarray(0, file.length / 2))
    assert.isNull(await snapshot.read(PRODUCTS_TOPIC))
    await writeFile(path(), file)
    await store.transaction((trx) => queryRows(trx, 'update core_changes set changed = \'["0"]\''))
    assert.isNull(await snapshot.read(PRODUCTS_TOPIC))
    const { answer } = await restarted((products) => answers(products, EVERYTHING))
    assert.equal(answer.total, 40)
  })
})
