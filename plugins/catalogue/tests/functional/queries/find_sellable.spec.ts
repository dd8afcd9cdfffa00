import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Clock } from '#core/time/clock'
import { FrozenClock } from '#core/time/frozen_clock'
import { Store } from '#core/database/store'
import { countQueries } from '#core/testing/query_counter'
import { resetDatabase } from '#core/testing/reset_database'
import { DefineAttributes } from '#plugins/catalogue/vocabulary/actions/define_attributes'
import { FindSellable, type SellableQuestion } from '#plugins/catalogue/sellable/queries/find_sellable'
import { MoveStock } from '#plugins/catalogue/stock/actions/move_stock'
import { availableOf, chooseParts } from '#plugins/catalogue/sellable/choose_parts'
import { priceSellable } from '#plugins/catalogue/sellable/price_sellable'
import { aWine, ProductFactory, seedCatalogue, tester } from '#plugins/catalogue/testing'
import { freshConfiguration } from '#plugins/configuration/testing'
import { seedRoles } from '#plugins/users/testing'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'
import type { Sellable } from '#plugins/catalogue/sellable/sellable'

const wine = (sku: string, price: number, more: object = {}) =>
  aWine({ name: `Vin ${sku}`, variants: [{ sku, price, stock: { main: 12 }, weight: 1300, ...more }] })

const BOX: ProductInput = {
  type: 'bundle',
  priceRule: 'parts',
  partsDiscount: 1000,
  translations: { fr_FR: { name: 'Coffret' }, en_GB: { name: 'Case' } },
  variants: [{ sku: 'BOX' }],
  bundle: [
    {
      code: 'red',
      type: 'radio',
      label: { fr_FR: 'Le rouge' },
      parts: [{ sku: 'R1', quantity: 2, isDefault: true }, { sku: 'R2', quantity: 2 }, { sku: 'LATE' }],
    },
    { code: 'glass', type: 'checkbox', isRequired: false, parts: [{ sku: 'G', isQuantityFree: true }] },
  ],
}

async function find(question: Partial<SellableQuestion>): Promise<Sellable[]> {
  const query = await app.container.make(FindSellable)
  return query.execute({ locale: 'fr_FR', currency: 'EUR', channel: 'default', group: '', ...question })
}

async function one(sku: string, question: Partial<SellableQuestion> = {}): Promise<Sellable> {
  const [found] = await find({ skus: [sku], ...question })
  if (!found) throw new Error(`${sku} is not there`)
  return found
}

test.group('What can be sold', (group) => {
  let store: Store

  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await freshConfiguration()
    await seedCatalogue()
  })

  test('is found by its product too, in one statement; products that are not there are absent', async ({ assert }) => {
    const [red, white] = await ProductFactory.createFrom([wine('V-1', 900), wine('V-2', 1000), wine('V-3', 1100)])
    const query = await app.container.make(FindSellable)
    const shopper = { locale: 'fr_FR', currency: 'EUR', channel: 'default', group: '' } as const
    const { result, queries } = await countQueries(() =>
      query.ofProducts([Number(white), Number(red), 999_999], shopper)
    )
    assert.lengthOf(
      queries.filter((sql) => sql.includes('catalogue_')),
      1
    )
    assert.deepEqual(
      result.map(({ sku }) => sku),
      ['V-1', 'V-2']
    )
    assert.deepEqual(result[0]?.pricing, (await one('V-1')).pricing)
    assert.deepEqual(await query.ofProducts([], shopper), [])
  })

  test('is told with its name, picture, tax, weight and stock in one statement', async ({ assert }) => {
    const volumes = [
      { code: '75cl', label: { fr_FR: '75 cl', en_GB: '75 cl' } },
      { code: '150cl', label: { fr_FR: 'Magnum', en_GB: 'Magnum bottle' } },
    ]
    const volume = { code: 'volume', type: 'select' as const, label: { fr_FR: 'Volume', en_GB: 'Volume' } }
    const define = await app.container.make(DefineAttributes)
    await define.execute([{ ...volume, isConfigurable: true, options: volumes }], tester)
    await ProductFactory.createFrom([
      aWine({
        type: 'configurable',
        translations: { fr_FR: { name: 'Chinon' }, en_GB: { name: 'Chinon wine' } },
        taxCategory: 'wine',
        variants: [
          { sku: 'A', price: 900, stock: { main: 5 }, weight: 1300, options: { volume: '75cl' } },
          { sku: 'B', price: 1900, stock: { main: 0 }, weight: 2600, options: { volume: '150cl' } },
        ],
      }),
    ])
    const { result, queries } = await countQueries(() => find({ skus: ['A', 'B', 'NONE'], locale: 'en_GB' }))
    assert.lengthOf(
      queries.filter((sql) => sql.includes('catalogue_')),
      1
    )
    assert.deepEqual(
      result.map(({ sku, name, taxCategory, weight, ships, isOnSale, available, path }) => {
        return { sku, name, taxCategory, weight, ships, isOnSale, available, path }
      }),
      [
        { sku: 'A', available: 5, weight: 1300 },
        { sku: 'B', available: 0, weight: 2600 },
      ].map((own) => ({
        ...own,
        name: 'Chinon wine',
        taxCategory: 'wine',
        ships: true,
        isOnSale: true,
        path: '/chinon-wine',
      }))
    )
    assert.deepEqual(
      result.map(({ detail }) => detail),
      ['75 cl', 'Magnum bottle']
    )
    const [again] = await find({ variantIds: [result[0]?.variantId ?? 0] })
    assert.equal(again?.name, 'Chinon')
  })

  test('is told of drafts too, as not on sale', async ({ assert }) => {
    await ProductFactory.createFrom([aWine({ status: 'draft', variants: [{ sku: 'D', price: 100 }] })])
    assert.isFalse((await one('D')).isOnSale)
  })

  test('costs a group and a quantity what they pay, and everybody the special price while it holds', async ({
    assert,
  }) => {
    const clock = new FrozenClock('2026-05-01T10:00:00.000Z')
    app.container.swap(Clock, () => clock)
    await ProductFactory.createFrom([
      wine('T', 1000, {
        prices: [
          { group: 'professional', quantity: 1, amount: 800 },
          { group: null, quantity: 6, percent: 1000 },
        ],
        specialPrice: 850,
        specialTo: '2026-06-01T00:00:00.000Z',
      }),
    ])
    const costs = async (customers: string, quantity: number) =>
      priceSellable(await one('T', { group: customers }), quantity, [])
    assert.deepEqual(await costs('', 1), { amount: 850, regular: 1000 })
    assert.deepEqual(await costs('', 6), { amount: 850, regular: 900 })
    assert.deepEqual(await costs('professional', 1), { amount: 800, regular: 800 })
    clock.travelTo('2026-07-01T10:00:00.000Z')
    assert.deepEqual(await costs('', 5), { amount: 1000, regular: 1000 })
    assert.deepEqual(await costs('', 6), { amount: 900, regular: 900 })
    app.container.restore(Clock)
  })

  test('has no price in a currency that nobody gave a rate for', async ({ assert }) => {
    await ProductFactory.createFrom([wine('U', 1000)])
    assert.isNull(priceSellable(await one('U', { currency: 'USD' }), 1, []))
    await store.transaction(async (trx) => {
      const row = { base: 'EUR', target: 'USD', rate: '1.1115', changed_at: '2026-11-20T10:00:00.000Z' }
      await trx.insertQuery().table('configuration_exchange_rates').insert(row)
      await store.changes.record(trx, 'configuration.exchange_rates', ['EUR USD'])
    })
    assert.deepEqual(priceSellable(await one('U', { currency: 'USD' }), 1, []), { amount: 1112, regular: 1112 })
  })

  test('a bundle comes with its parts, costs what is chosen, and can be had as they can', async ({ assert }) => {
    await ProductFactory.createFrom([wine('R1', 1500), wine('R2', 1000), wine('G', 400), BOX])
    const box = await one('BOX')
    assert.deepEqual([box.type, box.ships, box.available, box.weight], ['bundle', false, null, null])
    assert.deepEqual(
      box.bundle?.options.map(({ label, parts }) => [label, parts.map(({ sku, quantity }) => `${quantity} ${sku}`)]),
      [
        ['Le rouge', ['2 R1', '2 R2']],
        ['Glass', ['1 G']],
      ]
    )
    const suggested = chooseParts(box, null)
    assert.deepEqual(
      suggested.parts?.map(({ part, quantity }) => [part.sku, quantity]),
      [['R1', 2]]
    )
    assert.deepEqual(priceSellable(box, 1, suggested.parts ?? []), { amount: 2700, regular: 2700 })
    const other = chooseParts(box, { red: { R2: 2 }, glass: { G: 3 } })
    // (2 × 10.00 + 3 × 4.00) − 10 %
    assert.deepEqual(priceSellable(box, 1, other.parts ?? []), { amount: 2880, regular: 2880 })
    assert.equal(availableOf(box, other.parts ?? []), 4)
    const g = (await one('G')).variantId
    await (
      await app.container.make(MoveStock)
    ).execute([{ variantId: g, source: 'main', quantity: -11, reason: 'breakage' }], tester)
    assert.equal(
      availableOf(await one('BOX'), chooseParts(await one('BOX'), { red: { R2: 2 }, glass: { G: 3 } }).parts ?? []),
      0
    )
  })

  test('refuses a choice that names what is not there, too much or too little', async ({ assert }) => {
    await ProductFactory.createFrom([wine('R1', 1500), wine('R2', 1000), wine('G', 400), BOX])
    const box = await one('BOX')
    const problem = (choice: Record<string, Record<string, number>>) => chooseParts(box, choice).problem
    assert.deepEqual(problem({}), { option: 'red', reason: 'missing' })
    assert.deepEqual(problem({ red: { LATE: 1 } }), { option: 'red', reason: 'unknown' })
    assert.deepEqual(problem({ blue: { R1: 1 }, red: { R1: 1 } }), { option: 'blue', reason: 'unknown' })
    assert.deepEqual(problem({ red: { R1: 2, R2: 2 } }), { option: 'red', reason: 'too_many' })
    for (const quantity of [0, -1, 1.5, 1e9, Number.NaN]) {
      assert.deepEqual(problem({ red: { R1: 2 }, glass: { G: quantity } }), { option: 'glass', reason: 'too_many' })
    }
    // How many of a part are in it is the shop's to say.
    assert.equal(chooseParts(box, { red: { R1: 50 } }).parts?.[0]?.quantity, 2)
  })
})
