import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { LOCALES } from '#core/i18n/locales'
import { resetDatabase } from '#core/testing/reset_database'
import { queryRows } from '#core/database/query_rows'
import { MoveStock } from '#plugins/catalogue/stock/actions/move_stock'
import { DeleteProducts } from '#plugins/catalogue/products/deletion/delete_products'
import { RebuildListings } from '#plugins/catalogue/listing/actions/rebuild_listings'
import { ProductFactory, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'
import { aFullWine, aWineInSizes, givenFullShop } from '#plugins/catalogue/tests/fixtures/full_shop'
import { rows } from '#plugins/catalogue/tests/fixtures/clerk'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'

const TABLES = {
  catalogue_listings: 'product_id, channel, locale',
  catalogue_listing_keys: 'channel, product_id',
  catalogue_listing_prices: 'product_id, channel, customer_group, currency',
  catalogue_product_rows: 'product_id',
}

/** What a change writes: the product of the step is `WINE` unless it says otherwise. */
const wine = (said: Partial<ProductInput>): ProductInput => ({ variants: [{ sku: 'WINE' }], ...said })

const priced = (more: object) => wine({ variants: [{ sku: 'WINE', ...more }] })

const CHANGES: [name: string, change: ProductInput | (() => Promise<unknown>)][] = [
  ['a price', priced({ price: 5200 })],
  ['no special price', priced({ specialPrice: null })],
  ['prices of a group and of several pieces', priced({ prices: [{ group: 'wholesale', quantity: 3, percent: 1000 }] })],
  [
    'one of these prices and another beside it',
    priced({
      prices: [
        { group: 'wholesale', quantity: 3, percent: 2000 },
        { quantity: 12, amount: 3000 },
      ],
    }),
  ],
  ['stock that is gone', priced({ stock: { main: 0 } })],
  ['stock that came', () => move(5)],
  ['a name', wine({ translations: { fr_FR: { name: 'Château Neuf' } } })],
  ['a description', wine({ translations: { en_GB: { description: 'Younger than it looks.' } } })],
  ['a slug', wine({ translations: { fr_FR: { slug: 'neuf' } } })],
  ['values', wine({ attributes: { appellation: 'chablis', grapes: ['syrah'] } })],
  ['a value of its own', wine({ attributes: { lot: 'L-7' } })],
  ['another category first', wine({ categories: ['Vins rouges', 'Vins rouges > Bordeaux'] })],
  ['no dish', wine({ dishes: [] })],
  ['the text of a picture', wine({ media: [{ mediaId: 2, alt: { fr_FR: 'Autre' } }] })],
  ['links, one of which waits', wine({ links: { related: ['LATER', 'OTHER'], up_sell: ['OTHER'] } })],
  [
    'what it waited for, beside what leads to it',
    () =>
      upsert([
        { code: 'LATER', translations: { fr_FR: { name: 'Venu' } }, variants: [{ sku: 'L', price: 100 }] },
        aFullWine('EARLY', { code: 'EARLY', links: { related: ['LATER', 'L'], cross_sell: ['WINE'] } }),
      ]),
  ],
  ['links in another order', wine({ links: { related: ['OTHER', 'LATER'], up_sell: [] } })],
  [
    'another SKU of a variant that is a draft now',
    { code: 'SIZES', variants: [{ sku: 'SIZES-037', formerSku: 'SIZES-37', status: 'draft' }] },
  ],
  ['sizes that left', { variants: [{ sku: 'SIZES-150', price: 7000 }], removedVariants: ['SIZES-600', 'SIZES-500'] }],
  ['the price of a part', { variants: [{ sku: 'PART', price: 5900 }] }],
  ['the name of a part', { translations: { fr_FR: { name: 'Autre part' } }, variants: [{ sku: 'PART' }] }],
  ['another SKU of a part', { code: 'PART', variants: [{ sku: 'PART-2', formerSku: 'PART' }] }],
  ['a part that is a draft', { status: 'draft', variants: [{ sku: 'PART-2' }] }],
  ['a draft', wine({ status: 'draft' })],
  ['published again, at another price', wine({ status: 'published', variants: [{ sku: 'WINE', price: 4100 }] })],
  ['one that leaves', () => remove('OTHER')],
]

async function move(quantity: number) {
  const [variant] = await rows(`select id from catalogue_variants where sku = 'WINE'`)
  const moves = [{ variantId: Number(variant?.id), source: 'main', quantity, reason: 'delivery' }]
  await (await app.container.make(MoveStock)).execute(moves, tester)
}

async function remove(code: string) {
  const [product] = await rows('select id from catalogue_products where code = ?', [code])
  await (await app.container.make(DeleteProducts)).execute([Number(product?.id)], tester)
}

/** The same change, which is not passed over as said already: what stands is compared with it. */
function inOtherWords(change: ProductInput): ProductInput {
  return { ...change, position: 0, variants: change.variants.map(({ formerSku: _, ...variant }) => variant) }
}

async function outcomeOf(change: ProductInput): Promise<unknown> {
  const [result] = await upsert([change])
  return result?.errors[0] ?? result?.outcome
}

/** Everything that is derived of products, as text. */
async function derived(store: Store): Promise<string[]> {
  const found: string[] = []
  for (const [table, order] of Object.entries(TABLES)) {
    for (const { id: _, ...row } of await rows(`select * from ${table} order by ${order}`)) {
      found.push(`${table} ${JSON.stringify(row)}`)
    }
  }
  return [...found, ...(await words(store))]
}

/** The words of the full text, by document. */
async function words(store: Store): Promise<string[]> {
  if (store.dialect === 'pg') {
    const vectors = await rows(
      `select locale, document_id, vector::text as vector from core_search_documents order by locale, document_id`
    )
    return vectors.map((row) => JSON.stringify(row))
  }
  return store.transaction(async (trx) => {
    const found: string[] = []
    for (const locale of LOCALES) {
      const table = `core_search_${locale.toLowerCase()}_fts`
      await queryRows(
        trx,
        `create virtual table if not exists temp.words_${locale} using fts5vocab('main', ${table}, instance)`
      )
      const listed = await queryRows<{ doc: number; col: string; term: string }>(
        trx,
        `select distinct doc, col, term from temp.words_${locale} order by doc, col, term`
      )
      found.push(...listed.map(({ doc, col, term }) => `${locale} ${doc} ${col} ${term}`))
    }
    return found
  })
}

test.group('What a save leaves untouched', (group) => {
  let store: Store

  group.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedCatalogue()
    await givenFullShop()
    await ProductFactory.createFrom([
      { code: 'OTHER', translations: { fr_FR: { name: 'Autre' } }, variants: [{ sku: 'O-1', price: 900 }] },
      aFullWine('WINE'),
      aFullWine('PART', { code: 'PART' }),
      aWineInSizes('SIZES'),
    ])
    const option = { code: 'wine', parts: [{ sku: 'PART', quantity: 2 }] }
    await ProductFactory.createFrom([
      {
        type: 'bundle',
        priceRule: 'parts',
        bundle: [option],
        code: 'CASE',
        variants: [{ sku: 'CASE' }],
        translations: { fr_FR: { name: 'Caisse' } },
      },
      {
        type: 'grouped',
        members: [{ sku: 'PART' }, { sku: 'WINE' }],
        code: 'SET',
        variants: [{ sku: 'SET' }],
        translations: { fr_FR: { name: 'Lot' } },
      },
    ] as ProductInput[])
    return () => resetDatabase(store)
  })

  for (const [name, change] of CHANGES) {
    test(`is what a rebuild would write: ${name}`, async ({ assert }) => {
      if (typeof change === 'function') await change()
      else {
        const [result] = await upsert([change], { createCategories: true })
        assert.equal(result?.outcome, 'updated', JSON.stringify(result?.errors))
        assert.deepEqual(await outcomeOf(inOtherWords(change)), 'unchanged')
      }
      const saved = await derived(store)
      await (await app.container.make(RebuildListings)).execute()
      const rebuilt = await derived(store)
      const beyond = (some: string[], others: string[]) => some.filter((row) => !others.includes(row))
      assert.deepEqual([beyond(saved, rebuilt), beyond(rebuilt, saved)], [[], []])
      assert.isAbove(saved.length, 30)
    })
  }
})
