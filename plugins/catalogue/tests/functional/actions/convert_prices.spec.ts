import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { ListenerList } from '#core/events/listener_list'
import { PluginRegistry } from '#core/plugin/registry'
import { Relay } from '#core/events/relay'
import { Store } from '#core/database/store'
import { Visitor } from '#core/testing/visitor'
import { countQueries } from '#core/testing/query_counter'
import { queryRows } from '#core/database/query_rows'
import { resetDatabase } from '#core/testing/reset_database'
import { runJobs } from '#core/testing/run_jobs'
import { DefineAttributes } from '#plugins/catalogue/vocabulary/actions/define_attributes'
import { ConvertPrices } from '#plugins/catalogue/listing/actions/convert_prices'
import { RebuildListings } from '#plugins/catalogue/listing/actions/rebuild_listings'
import { aWine, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'
import { freshConfiguration } from '#plugins/configuration/testing'
import { createStaff, seedRoles, signedInStaff } from '#plugins/users/testing'
import type { ProductAnswer, ProductListAnswer } from '#plugins/catalogue/listing/responses/response_shapes'
import type { Row } from '#core/database/reader'

const PAIR = { from: 'EUR', to: 'USD' }

const ONE_OF_EACH = [
  aWine({ sku: 'A', name: 'A', price: 1333 }),
  aWine({ name: 'B', variants: [{ sku: 'B', price: 2000, specialPrice: 1555, stock: { main: 3 } }] }),
  aWine({
    name: 'C',
    type: 'configurable',
    variants: [
      { sku: 'C-75', price: 1111, options: { volume: '75cl' } },
      { sku: 'C-150', price: 2499, options: { volume: '150cl' }, status: 'published' },
    ],
  }),
  aWine({
    name: 'D',
    variants: [
      {
        sku: 'D',
        price: 1999,
        prices: [
          { group: null, quantity: 6, percent: 1000 },
          { group: 'professional', quantity: 1, amount: 1777 },
        ],
      },
    ],
  }),
  {
    code: 'BOX',
    type: 'bundle' as const,
    priceRule: 'parts' as const,
    partsDiscount: 1000,
    translations: { fr_FR: { name: 'Box' } },
    variants: [{ sku: 'BOX' }],
    bundle: [
      { code: 'red', type: 'radio' as const, parts: [{ sku: 'A', quantity: 2, isDefault: true }, { sku: 'D' }] },
    ],
  },
  {
    code: 'GROUP',
    type: 'grouped' as const,
    translations: { fr_FR: { name: 'Group' } },
    variants: [{ sku: 'GROUP' }],
    members: [{ sku: 'A' }, { sku: 'B', quantity: 3 }],
  },
]

test.group('Prices in another currency', (group) => {
  let store: Store
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await freshConfiguration()
    await store.transaction(async (trx) => {
      await trx.from('configuration_channels').update({ currencies: '["EUR","USD"]' })
      await store.changes.record(trx, 'configuration.channels', ['default'])
    })
    await seedCatalogue()
    const options = ['75cl', '150cl'].map((code) => ({ code, label: { fr_FR: code } }))
    const define = await app.container.make(DefineAttributes)
    await define.execute(
      [{ code: 'volume', type: 'select', label: { fr_FR: 'Contenance' }, isConfigurable: true, options }],
      tester
    )
  })
  group.each.teardown(() => resetDatabase(store))

  async function setRate(rate: string | null) {
    await store.transaction(async (trx) => {
      await trx.from('configuration_exchange_rates').delete()
      const row = { base: 'EUR', target: 'USD', rate, changed_at: '2026-11-20T10:00:00.000Z' }
      if (rate) await trx.insertQuery().table('configuration_exchange_rates').insert(row)
      await store.changes.record(trx, 'configuration.exchange_rates', ['EUR USD'])
    })
  }
  const convert = async () => (await app.container.make(ConvertPrices)).execute(PAIR)
  const read = async (sql: string) => (await store.reader.all(sql)).map((row) => ({ ...row }))

  /** Every price, texts as what they say: their order is no matter. */
  const prices = async () =>
    (await read('select * from catalogue_listing_prices order by product_id, channel, customer_group, currency')).map(
      (row): Row => ({ ...row, card: parsed(row.card), page: parsed(row.page) }) as unknown as Row
    )
  const parsed = (text: unknown) => (typeof text === 'string' ? (JSON.parse(text) as unknown) : null)

  test('are by a new rate what building every listing anew would make them, of every type of product', async ({
    assert,
  }) => {
    await setRate('1.0005')
    const results = await upsert(ONE_OF_EACH, { createOptions: true })
    assert.deepEqual(
      results.flatMap(({ errors }) => errors),
      []
    )
    const before = await prices()
    await setRate('1.37')
    assert.equal(await convert(), 6)
    const converted = await prices()
    assert.notDeepEqual(converted, before)
    await (await app.container.make(RebuildListings)).execute()
    assert.deepEqual(converted, await prices())
    assert.isAbove(converted.filter(({ currency }) => currency === 'USD').length, 6)
  })

  test('come with a first rate and go with the last', async ({ assert }) => {
    await upsert(ONE_OF_EACH, { createOptions: true })
    const without = await prices()
    await setRate('2')
    await convert()
    const list = await new Visitor().send('GET', '/api/catalogue/products?sort=price', undefined, {
      cookie: 'currency=USD',
    })
    const { data } = list.body as ProductListAnswer
    assert.deepInclude(data[0]?.price, { currency: 'USD', amount: 2222 })
    await setRate(null)
    await convert()
    assert.deepEqual(await prices(), without)
  })

  test('are all that a new rate writes: listings, facets and search stay untouched', async ({ assert }) => {
    await setRate('2')
    await upsert(ONE_OF_EACH, { createOptions: true })
    await store.transaction(async (trx) => {
      // What a listing made anew would write over.
      await queryRows(trx, `update catalogue_listings set links = '{"mark":[1]}'`)
      await queryRows(trx, `update catalogue_listing_keys set created_at = '2000-01-01T00:00:00.000Z'`)
      await queryRows(trx, `update catalogue_product_rows set words = 'mark'`)
    })
    const own = async () => (await prices()).filter(({ currency }) => currency === 'EUR')
    const before = await own()
    await setRate('3')
    const { queries } = await countQueries(convert)
    const writes = queries.filter((sql) => /^(insert|update|delete)/i.test(sql.trim()))
    for (const sql of writes) assert.match(sql, /catalogue_listing_prices|core_changes/i)
    assert.isAtMost(queries.length, 15, queries.join('\n'))
    assert.deepEqual(await own(), before)
    assert.lengthOf(await read(`select 1 as x from catalogue_listings where links <> '{"mark":[1]}'`), 0)
    assert.lengthOf(await read(`select 1 as x from catalogue_product_rows where words <> 'mark'`), 0)
    assert.lengthOf(
      await read(`select 1 as x from catalogue_listing_keys where created_at <> '2000-01-01T00:00:00.000Z'`),
      0
    )
    const { body } = await new Visitor().send('GET', '/api/catalogue/products/a', undefined, { cookie: 'currency=USD' })
    assert.deepInclude((body as ProductAnswer).price, { amount: 3999, currency: 'USD' })
  })

  test('follow what staff say of a rate, by a job of their own', async ({ assert }) => {
    await setRate('2')
    await upsert(ONE_OF_EACH, { createOptions: true })
    await createStaff()
    const staff = await signedInStaff()
    const [rate] = await read('select id, version from configuration_exchange_rates')
    const changed = await staff.send('PUT', `/api/admin/configuration/exchange-rates/${rate?.id}`, {
      rate: '4',
      version: Number(rate?.version),
    })
    assert.equal(changed.status, 200)
    const parts = { store, clock: await app.container.make(Clock), logger: await app.container.make('logger') }
    const { plugins } = await app.container.make(PluginRegistry)
    const relay = new Relay({ ...parts, listeners: new ListenerList(plugins) })
    while ((await relay.deliverDue()) > 0);
    assert.deepEqual(
      (await read(`select job from core_jobs where job like 'catalogue.%' order by id`)).map(({ job }) => job),
      ['catalogue.convert_prices']
    )
    await runJobs()
    const { body } = await new Visitor().send('GET', '/api/catalogue/products/a', undefined, { cookie: 'currency=USD' })
    assert.deepInclude((body as ProductAnswer).price, { amount: 5332, currency: 'USD' })
  })
})
