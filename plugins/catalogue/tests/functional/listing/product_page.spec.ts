import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { type Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Store } from '#core/database/store'
import { Settings } from '#core/settings/settings'
import { ChannelPort } from '#core/context/shop_context'
import { MediaLibrary } from '#core/media/media_library'
import { resetDatabase } from '#core/testing/reset_database'
import { insertTable } from '#plugins/catalogue/tests/fixtures/insert_table'
import { ExchangeRates } from '#plugins/configuration/index'
import { RefreshListings } from '#plugins/catalogue/listing/refresh_listings'
import { givenTaxonomy, givenWines, type Wine } from '#plugins/catalogue/tests/fixtures/base_rows'
import { seedCatalogue, upsert } from '#plugins/catalogue/testing'
import type { ApiClient } from '@japa/api-client'

const NOW = '2026-11-21T10:00:00.000Z'

test.group('Product pages', (group) => {
  let store: Store
  const clock = new FrozenClock(NOW)

  group.each.setup(async () => {
    store = await app.container.make(Store)
    clock.travelTo(NOW)
    await resetDatabase(store)
  })

  async function write(wines: Wine[], before: () => Promise<void> = async () => undefined) {
    const { container } = app
    const refresh = new RefreshListings(
      store,
      await container.make(ChannelPort),
      clock as Clock,
      await container.make(Settings),
      await container.make(MediaLibrary),
      await container.make(ExchangeRates)
    )
    await store.transaction(async (trx) => givenWines(trx, wines))
    await before()
    await store.transaction(async (trx) => {
      await refresh.execute(
        trx,
        wines.map(({ id }) => id)
      )
      await store.changes.record(
        trx,
        'catalogue.products',
        wines.map(({ id }) => id)
      )
    })
  }

  async function page(client: ApiClient, slug: string, locale = 'fr_FR') {
    const response = await client.get(`/api/catalogue/products/${slug}?locale=${locale}`)
    response.assertStatus(200)
    return response.body()
  }

  test('shows variants with their options, the price of a litre and what is left', async ({ client, assert }) => {
    await store.transaction(givenTaxonomy)
    await write([
      {
        id: 1,
        name: 'Château Margaux',
        english: 'Margaux',
        slug: 'margaux',
        price: 9000,
        magnum: 19000,
        category: 2,
        dish: 4,
        colour: 'rouge',
        stock: 3,
      },
    ])
    const wine = await page(client, 'margaux')
    assert.include(wine, { id: 1, name: 'Château Margaux', path: '/margaux', isFrom: true, stock: 'low_stock' })
    // 90.00 for 75 cl is 120.00 a litre, 190.00 for 150 cl is 126.67.
    assert.deepEqual(
      wine.variants.map((one: Record<string, unknown>) => [
        one.sku,
        one.price,
        one.pricePerLitre,
        one.quantity,
        one.options,
      ]),
      [
        [
          'SKU-10',
          { amount: 9000, currency: 'EUR' },
          { amount: 12000, currency: 'EUR' },
          3,
          { volume: { code: '75cl', label: '75 cl' } },
        ],
        [
          'SKU-11',
          { amount: 19000, currency: 'EUR' },
          { amount: 12667, currency: 'EUR' },
          3,
          { volume: { code: '150cl', label: 'Magnum' } },
        ],
      ]
    )
    assert.deepEqual(
      wine.options[0].values.map(({ code }: { code: string }) => code),
      ['75cl', '150cl']
    )
    assert.deepEqual(wine.categories, [
      [
        { name: 'Vins', path: '/boutique/vins' },
        { name: 'Bordeaux', path: '/boutique/bordeaux' },
      ],
    ])
    assert.deepEqual(wine.dishes, [{ name: 'Fromages', path: '/boutique/plats-associes/fromages' }])
    assert.deepEqual(wine.alternates, { fr_FR: '/margaux', en_GB: '/margaux-en' })
    assert.equal((await page(client, 'margaux-en', 'en_GB')).attributes.colour.value, 'Red')
    ;(await client.get('/api/catalogue/products/nulle-part')).assertStatus(404)
  })

  test('shows a reduction with the lowest price of the 30 days before it', async ({ client, assert }) => {
    await store.transaction(givenTaxonomy)
    const special = { price: 900, from: '2026-11-20T23:00:00.000Z', to: '2026-11-30T23:00:00.000Z' }
    await write([{ id: 1, name: 'Chinon', slug: 'chinon', price: 1200, special }], () =>
      store.transaction((trx) =>
        insertTable(
          trx,
          'catalogue_price_history',
          ['variant_id', 'currency', 'amount', 'from_at', 'to_at', 'is_reduced'],
          [
            [10, 'EUR', 800, '2026-09-01T00:00:00.000Z', '2026-10-01T00:00:00.000Z', false],
            [10, 'EUR', 1100, '2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z', false],
            [10, 'EUR', 1200, '2026-11-01T00:00:00.000Z', '2026-11-20T23:00:00.000Z', false],
            [10, 'EUR', 900, '2026-11-20T23:00:00.000Z', '2026-11-30T23:00:00.000Z', true],
          ]
        )
      )
    )
    const { price, regularPrice, lowestPrice } = await page(client, 'chinon')
    assert.deepEqual([price.amount, regularPrice.amount, lowestPrice.amount], [900, 1200, 1100])
    const [row] = await store.reader.all<{ valid_until: string }>('select valid_until from catalogue_listing_prices')
    assert.equal(row?.valid_until, '2026-11-30T23:00:00.000Z')
  })

  test('prices begin and end by their dates', async ({ client, assert }) => {
    await store.transaction(givenTaxonomy)
    const wine: Wine = {
      id: 1,
      name: 'Chinon',
      slug: 'chinon',
      price: 1200,
      special: { price: 900, from: '2026-12-01T00:00:00.000Z', to: '2026-12-10T00:00:00.000Z' },
    }
    const amounts = async () => {
      await write([wine])
      const { price, regularPrice } = await page(client, 'chinon')
      return [price.amount, regularPrice?.amount ?? null]
    }
    assert.deepEqual(await amounts(), [1200, null])
    clock.travelTo('2026-12-01T00:00:00.000Z')
    assert.deepEqual(await amounts(), [900, 1200])
    clock.travelTo('2026-12-10T00:00:00.000Z')
    assert.deepEqual(await amounts(), [1200, null])
  })

  test('carries the cards of linked products, and is found by its old address', async ({ client, assert }) => {
    await seedCatalogue()
    const wine = (sku: string, name: string, links = {}) => ({
      code: sku,
      translations: { fr_FR: { name } },
      links,
      variants: [{ sku, price: 1200, stock: { main: 24 } }],
    })
    await upsert([
      wine('A', 'Premier vin', { related: ['B'], up_sell: ['C'] }),
      wine('B', 'Second vin'),
      wine('C', 'Grand vin'),
    ])
    const first = await page(client, 'premier-vin')
    assert.deepEqual(
      first.related.map(({ name }: { name: string }) => name),
      ['Second vin']
    )
    assert.deepEqual(
      first.upSells.map(({ name }: { name: string }) => name),
      ['Grand vin']
    )
    assert.deepEqual(first.crossSells, [])
    await upsert([{ code: 'A', translations: { fr_FR: { slug: 'premier-cru' } }, variants: [{ sku: 'A' }] }])
    assert.equal((await page(client, 'premier-vin')).path, '/premier-cru')
  })
})

test.group('Listing memory of several processes', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))

  test('sees what another process wrote, before its own next answer', async ({ assert }) => {
    const { EVERYTHING } = await import('#plugins/catalogue/listing/index/selection')
    const { ListingCache } = await import('#plugins/catalogue/listing/index/listing_cache')
    const here = await app.container.make(Store)
    const there = new Store(here.lucid, app.config.get<string | null>('cellier.sqliteFile', null))
    await seedCatalogue()
    const sizes = async () => {
      const found: number[] = []
      for (const store of [here, there]) {
        await store.changes.catchUp({ now: true })
        const products = await ListingCache.of(store, 'default').read({ currency: 'EUR', group: '' }, Infinity)
        found.push((await products.select(EVERYTHING)).total)
      }
      return found
    }
    const bottle = (sku: string, status: 'published' | 'draft' = 'published') => ({
      code: sku,
      status,
      translations: { fr_FR: { name: sku } },
      variants: [{ sku, price: 1000 }],
    })
    assert.deepEqual(await sizes(), [0, 0])
    await upsert([bottle('A'), bottle('B')])
    assert.deepEqual(await sizes(), [2, 2])
    await upsert([bottle('B', 'draft'), bottle('C')])
    assert.deepEqual(await sizes(), [2, 2])
    const { version } = ListingCache.of(there, 'default')
    await upsert([{ ...bottle('C'), variants: [{ sku: 'C', price: 2000 }] }])
    await there.changes.catchUp({ now: true })
    assert.notEqual(ListingCache.of(there, 'default').version, version)
    there.changes.stop()
  })
})
