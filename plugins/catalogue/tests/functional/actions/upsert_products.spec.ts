import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { countQueries } from '#core/testing/query_counter'
import { resetDatabase } from '#core/testing/reset_database'
import { UpsertProducts } from '#plugins/catalogue/products/upsert/upsert_products'
import { aWine, seedCatalogue, tester, upsert } from '#plugins/catalogue/testing'
import type { Row } from '#core/database/reader'

async function rows(sql: string): Promise<Row[]> {
  const store = await app.container.make(Store)
  return store.reader.all(sql)
}

const outcomes = (results: { outcome: string }[]) => results.map(({ outcome }) => outcome)

test.group('UpsertProducts', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  test('creates a product with its variant, texts, stock, price history and address', async ({ assert }) => {
    const [result] = await upsert([aWine({ sku: 'MARGAUX', name: 'Château Margaux', price: 45000 })])
    assert.equal(result?.outcome, 'created')
    const [variant] = await rows('select sku, price_amount, currency from catalogue_variants')
    assert.deepEqual({ ...variant }, { sku: 'MARGAUX', price_amount: 45000, currency: 'EUR' })
    const texts = await rows('select locale, slug from catalogue_product_translations order by locale')
    assert.deepEqual(
      texts.map((row) => ({ ...row })),
      [
        { locale: 'en_GB', slug: 'chateau-margaux' },
        { locale: 'fr_FR', slug: 'chateau-margaux' },
      ]
    )
    const [level] = await rows('select on_hand, reserved from catalogue_stock_levels')
    assert.deepEqual({ ...level }, { on_hand: 24, reserved: 0 })
    const [movement] = await rows('select quantity, reason from catalogue_stock_movements')
    assert.deepEqual({ ...movement }, { quantity: 24, reason: 'adjustment' })
    const [price] = await rows('select amount, to_at from catalogue_price_history')
    assert.deepEqual({ ...price }, { amount: 45000, to_at: null })
    const paths = await rows('select path, redirect from core_permalinks')
    assert.lengthOf(paths, 2)
    assert.equal(paths[0]?.path, '/chateau-margaux')
  })

  test('changes nothing when told the same again', async ({ assert }) => {
    const batch = [aWine({ sku: 'A', name: 'Morgon' }), aWine({ sku: 'B', name: 'Fleurie' })]
    assert.deepEqual(outcomes(await upsert(batch)), ['created', 'created'])
    assert.deepEqual(outcomes(await upsert(batch)), ['unchanged', 'unchanged'])
    const reordered = batch.map(({ variants, ...rest }) => ({ variants, ...rest }))
    assert.deepEqual(outcomes(await upsert(reordered)), ['unchanged', 'unchanged'])
    assert.lengthOf(await rows('select id from catalogue_stock_movements'), 2)
    assert.lengthOf(await rows('select id from core_audit_entries'), 2)
  })

  test('keeps absent fields, clears empty ones', async ({ assert }) => {
    const texts = { fr_FR: { name: 'Chablis', description: 'Minéral.' } }
    await upsert([{ translations: texts, taxCategory: 'wine', variants: [{ sku: 'C', price: 1500, barcode: '376' }] }])
    await upsert([{ variants: [{ sku: 'C', price: 1600 }] }])
    const [kept] = await rows(`select v.barcode, v.price_amount, p.tax_category, t.description from catalogue_variants v
      join catalogue_products p on p.id = v.product_id
      join catalogue_product_translations t on t.product_id = p.id and t.locale = 'fr_FR'`)
    assert.deepEqual({ ...kept }, { barcode: '376', price_amount: 1600, tax_category: 'wine', description: 'Minéral.' })
    await upsert([
      { taxCategory: null, translations: { fr_FR: { description: '' } }, variants: [{ sku: 'C', barcode: null }] },
    ])
    const [cleared] = await rows(`select v.barcode, p.tax_category, t.description from catalogue_variants v
      join catalogue_products p on p.id = v.product_id
      join catalogue_product_translations t on t.product_id = p.id and t.locale = 'fr_FR'`)
    assert.deepEqual({ ...cleared }, { barcode: null, tax_category: null, description: '' })
  })

  test('gives each of three equal names its own slug, the same one ever after', async ({ assert }) => {
    const batch = ['X', 'Y', 'Z'].map((sku) => aWine({ sku, name: 'Merlot' }))
    await upsert(batch)
    const slugs = async () =>
      (
        await rows(`select t.slug from catalogue_product_translations t join catalogue_products p on p.id = t.product_id
        where t.locale = 'fr_FR' order by p.code`)
      ).map(({ slug }) => slug)
    assert.deepEqual(await slugs(), ['merlot', 'merlot-2', 'merlot-3'])
    await upsert(batch.map((product) => ({ ...product, status: 'draft' as const })))
    assert.deepEqual(await slugs(), ['merlot', 'merlot-2', 'merlot-3'])
  })

  test('refuses bad products and keeps the good ones', async ({ assert }) => {
    const results = await upsert([
      aWine({ sku: 'GOOD' }),
      { translations: { fr_FR: { name: 'Sans prix' } }, variants: [{ sku: 'NO-PRICE' }] },
      { translations: { fr_FR: { name: 'Trop cher' } }, variants: [{ sku: 'SP', price: 1000, specialPrice: 1000 }] },
      { variants: [{ sku: 'NO-NAME', price: 1 }] },
      aWine({ sku: 'GOOD' }),
      aWine({ sku: 'ODD', attributes: { unheard_of: '1' }, categories: ['Nulle part'], family: 'nope' }),
    ])
    assert.deepEqual(outcomes(results), ['created', 'refused', 'refused', 'refused', 'refused', 'refused'])
    const told = results.map(({ errors }) => errors.map(({ code, field }) => [code, field]))
    assert.deepEqual(told[1], [['E_CATALOGUE_VALUE_REQUIRED', 'variants.0.price']])
    assert.deepEqual(told[2], [['E_CATALOGUE_SPECIAL_TOO_HIGH', 'variants.0.specialPrice']])
    assert.deepEqual(told[3], [['E_CATALOGUE_VALUE_REQUIRED', 'translations.fr_FR.name']])
    assert.deepEqual(told[4], [['E_CATALOGUE_PRODUCT_REPEATED', 'code']])
    assert.deepEqual(
      told[5]?.map(([code]) => code),
      ['E_CATALOGUE_FAMILY_UNKNOWN', 'E_CATALOGUE_ATTRIBUTE_UNKNOWN', 'E_CATALOGUE_CATEGORY_UNKNOWN']
    )
    assert.lengthOf(await rows('select id from catalogue_products'), 1)
  })

  test('brings stock to what it says and leaves unnamed stock alone', async ({ assert }) => {
    const batch = [aWine({ sku: 'S', name: 'Sancerre' })]
    await upsert(batch)
    await upsert([{ variants: [{ sku: 'S', stock: { main: 10 } }] }])
    await upsert([{ variants: [{ sku: 'S', price: 1300 }] }])
    const quantities = await rows('select quantity from catalogue_stock_movements order by id')
    assert.deepEqual(
      quantities.map(({ quantity }) => quantity),
      [24, -14]
    )
    assert.deepEqual(
      outcomes(await upsert([{ ...batch[0], variants: [{ sku: 'S', price: 1300, stock: { main: 10 } }] } as never])),
      ['unchanged']
    )
  })

  test('joins links whose products arrive later', async ({ assert }) => {
    await upsert([aWine({ sku: 'L1', links: { related: ['L2', 'L3'] } }), aWine({ sku: 'L2' })])
    assert.lengthOf(await rows('select * from catalogue_product_links'), 1)
    await upsert([aWine({ sku: 'L3' })])
    const links = await rows(
      'select p.code from catalogue_product_links l join catalogue_products p on p.id = l.linked_id order by l.position'
    )
    assert.deepEqual(
      links.map(({ code }) => code),
      ['L2', 'L3']
    )
    assert.lengthOf(await rows('select * from catalogue_pending_links'), 0)
  })

  test('makes categories by path when asked to', async ({ assert }) => {
    const placed = (sku: string, path: string) => aWine({ sku, categories: [path], dishes: ['Bœuf'] })
    await upsert(
      [placed('K1', 'Vins rouges > Bordeaux'), placed('K2', 'vins-rouges > bordeaux'), placed('K3', 'Vins rouges')],
      {
        createCategories: true,
      }
    )
    const paths = await rows(`select t.url_path, count(pc.product_id) as products from catalogue_category_translations t
      join catalogue_product_categories pc on pc.category_id = t.category_id where t.locale = 'fr_FR' group by t.url_path order by 1`)
    assert.deepEqual(
      paths.map((row) => ({ ...row })),
      [
        { url_path: 'boeuf', products: 3 },
        { url_path: 'vins-rouges', products: 1 },
        { url_path: 'vins-rouges/bordeaux', products: 2 },
      ]
    )
  })

  test('refuses a stale version with the fresh product', async ({ assert }) => {
    await upsert([aWine({ sku: 'V', name: 'Volnay' })])
    await upsert([{ status: 'draft', variants: [{ sku: 'V' }] }])
    const [stale] = await upsert([{ version: 1, status: 'published', variants: [{ sku: 'V' }] }])
    assert.equal(stale?.errors[0]?.code, 'E_STALE')
    assert.equal((stale?.errors[0]?.meta?.current as { version: number }).version, 2)
    const [fresh] = await upsert([{ version: 2, status: 'published', variants: [{ sku: 'V' }] }])
    assert.equal(fresh?.outcome, 'updated')
  })

  test('needs as many statements for 200 products as for 2', async ({ assert }) => {
    const few = await countQueries(() => upsert([aWine(), aWine()]))
    const many = await countQueries(() => upsert(Array.from({ length: 200 }, () => aWine())))
    assert.isAtMost(many.queries.length, few.queries.length + 4)
  })
})

test.group('UpsertProducts, with odd input and several writers', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  test('keeps every storable name as it was given, and refuses the others by a rule', async ({ assert }) => {
    const names = [
      '<script>alert(1)</script>',
      "Robert'); drop table catalogue_products;--",
      'été ﬁn Ω',
      '  espaces  ',
      '{"json": true}',
      '$1 ? :name %s',
      'true',
      '0',
      'null',
      '\\u0041\\',
      'lone \ud800 surrogate',
      'nul \u0000 byte',
      'ligne 1\nligne 2',
      '!!!',
      // No document can print these.
      '酒 été',
      'été 🍷',
    ]
    const results = await upsert(names.map((name, index) => aWine({ sku: `N-${index}`, name })))
    const refused = results.flatMap(({ outcome, index }) => (outcome === 'refused' ? [index] : []))
    assert.deepEqual(refused, [10, 11, 14, 15])
    const found = await rows(`select p.code, t.name, t.slug from catalogue_product_translations t
      join catalogue_products p on p.id = t.product_id where t.locale = 'fr_FR'`)
    for (const { code, name, slug } of found) {
      assert.equal(name, names[Number(String(code).slice(2))])
      assert.match(String(slug), /^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  test('says which signs of a new name no document can print, and lets a standing one be', async ({ assert }) => {
    const [refused] = await upsert([aWine({ sku: 'N-1', name: 'Saké 酒 純米' })])
    assert.containsSubset(refused, {
      outcome: 'refused',
      errors: [{ kind: { code: 'E_CATALOGUE_TEXT_UNPRINTABLE' }, parameters: { signs: '酒 純 米' } }],
    })
    await upsert([aWine({ sku: 'N-2', name: 'Saké' })])
    const store = await app.container.make(Store)
    await store.lucid.rawQuery("update catalogue_product_translations set name = 'Saké 酒' where name = 'Saké'")
    const [changed] = await upsert([{ variants: [{ sku: 'N-2', price: 1234 }] }])
    assert.equal(changed?.outcome, 'updated')
  })

  test('makes one product of two writers who bring the same one at once', async ({ assert }) => {
    const batch = Array.from({ length: 5 }, (_, index) => aWine({ sku: `TWIN-${index}` }))
    const results = await Promise.all([upsert(batch), upsert(batch), upsert([...batch].reverse())])
    const told = results.flatMap(outcomes)
    assert.equal(told.filter((outcome) => outcome === 'created').length, 5)
    assert.equal(told.filter((outcome) => outcome === 'unchanged').length, 10)
    assert.lengthOf(await rows('select id from catalogue_products'), 5)
  })

  test('takes back everything when the transaction it was given fails', async ({ assert }) => {
    const store = await app.container.make(Store)
    const action = await app.container.make(UpsertProducts)
    await assert.rejects(() =>
      store.transaction(async (trx) => {
        await action.execute([aWine()], { origin: tester }, trx)
        throw new Error('power cut')
      })
    )
    for (const table of [
      'catalogue_products',
      'core_permalinks',
      'core_events',
      'core_audit_entries',
      'catalogue_listings',
    ]) {
      assert.lengthOf(await rows(`select * from ${table}`), 0)
    }
  })

  test('never gives a product the address of a screen', async ({ assert }) => {
    await upsert([aWine({ sku: 'B', name: 'Boutique' })])
    const [text] = await rows(`select slug from catalogue_product_translations where locale = 'fr_FR'`)
    assert.equal(text?.slug, 'boutique-2')
    const [asked] = await upsert([{ variants: [{ sku: 'B' }], translations: { fr_FR: { slug: 'boutique' } } }])
    assert.equal(asked?.errors[0]?.code, 'E_CATALOGUE_SLUG_RESERVED')
  })
})
