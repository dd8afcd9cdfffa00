import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { readJson } from '#core/database/statements'
import { resetDatabase } from '#core/testing/reset_database'
import { seedCatalogue } from '#plugins/catalogue/testing'
import { giveDemoWords } from '#plugins/catalogue/tests/fixtures/demo_words'
import { Store } from '#core/database/store'
import { all, counts, importFile, importLines, number, told } from '#plugins/catalogue/tests/fixtures/import_file'
import type { ImportReport } from '#core/import/report'

const data = process.env.CELLIER_DATA ?? ''
const SKIPPED = 'CELLIER_DATA does not name the folder of real files'
const shopFile = (file: string) => join(data, 'shop-files', file)

/** Files of other shops, and what a correct run gives. */
const FILES = [
  {
    file: 'woocommerce/sample_products.csv',
    counts: { rows: 25, created: 18, variants: 23, rejected: 0 },
    types: { simple: 13, configurable: 2, downloadable: 2, grouped: 1 },
    categories: 6,
    reduced: 7,
    addressed: 18,
  },
  {
    file: 'shopify/apparel.csv',
    counts: { rows: 22, created: 20, variants: 22, rejected: 0 },
    types: { simple: 19, configurable: 1 },
    categories: 0,
    reduced: 0,
    addressed: 20,
  },
  {
    file: 'prestashop/products_import.csv',
    counts: { rows: 7, created: 7, variants: 7, rejected: 0 },
    types: { simple: 7 },
    categories: 3,
    reduced: 2,
    addressed: 6,
  },
  ...['csv', 'xlsx', 'xml'].map((ending) => ({
    file: `bagisto/samples/products.${ending}`,
    counts: { rows: 26, created: 7, variants: 10, rejected: 15 },
    types: { simple: 4, configurable: 1, grouped: 1, bundle: 1 },
    categories: 2,
    reduced: 3,
    addressed: 0,
  })),
]

const tally = async (sql: string) =>
  Object.fromEntries((await all<{ name: string; count: number }>(sql)).map(({ name, count }) => [name, Number(count)]))

function warningsOf({ warnings }: ImportReport, code: string) {
  return warnings.filter((warning) => warning.code === code)
}

for (const shop of ['an empty shop', 'the demo shop'] as const) {
  test.group(`Files of other shops, recognised by their content, in ${shop}`, (group) => {
    group.each.setup(async () => {
      await resetDatabase(await app.container.make(Store))
      if (shop === 'an empty shop') return
      await seedCatalogue()
      await giveDemoWords()
    })

    for (const expected of FILES) {
      test(`${expected.file} comes in, and a second time nothing changes`, async ({ assert }) => {
        const [before, categories] = [
          await number('select coalesce(max(id), 0) from catalogue_products'),
          await number('select count(*) from catalogue_categories'),
        ]
        const report = await importFile(shopFile(expected.file))
        assert.isNull(report.refused)
        assert.containsSubset(counts(report), expected.counts)
        const types = await tally(
          `select type as name, count(*) as count from catalogue_products where id > ${before} group by type`
        )
        assert.deepEqual(types, expected.types)
        assert.equal((await number('select count(*) from catalogue_categories')) - categories, expected.categories)
        const reduced = `select count(*) from catalogue_variants where product_id > ${before} and special_price_amount is not null`
        assert.equal(await number(reduced), expected.reduced)
        assert.equal(
          warningsOf(report, 'E_IMPORT_ADDRESS').reduce((sum, { count }) => sum + count, 0),
          expected.addressed
        )
        const again = await importFile(shopFile(expected.file))
        assert.containsSubset(counts(again), { created: 0, updated: 0, unchanged: expected.counts.created })
      }).skip(!data, SKIPPED)
    }

    test('combinations of PrestaShop become variants of the products that are here', async ({ assert }) => {
      const before = await number('select coalesce(max(id), 0) from catalogue_products')
      await importFile(shopFile('prestashop/products_import.csv'))
      const report = await importFile(shopFile('prestashop/combinations_import.csv'))
      assert.isNull(report.refused)
      assert.deepEqual(told(report), [])
      assert.containsSubset(counts(report), { rows: 27, created: 0, updated: 4, variants: 27, rejected: 0 })
      assert.equal(warningsOf(report, 'E_CATALOGUE_IMPORT_COMBINATION_REPEATED')[0]?.parameters.count, 1)
      const sizes = await tally(
        `select p.code as name, count(*) as count from catalogue_variants v join catalogue_products p on p.id = v.product_id
         where p.id > ${before} and p.type = 'configurable' group by p.code`
      )
      assert.deepEqual(sizes, { 'PS-1': 16, 'PS-2': 4, 'PS-3': 4, 'PS-5': 3 })
      const stock = `select sum(s.on_hand) from catalogue_stock_levels s join catalogue_variants v on v.id = s.variant_id
        join catalogue_products p on p.id = v.product_id where p.id > ${before} and p.type = 'configurable'`
      assert.equal(await number(stock), 278)
      const prices = await tally(
        `select v.sku as name, v.price_amount as count from catalogue_variants v where v.sku in ('RP-Nano-Blue-16GB', 'RP-Nano-Blue-8GB')`
      )
      assert.deepEqual(prices, { 'RP-Nano-Blue-16GB': 16_800, 'RP-Nano-Blue-8GB': 12_000 })
      for (const file of ['products_import', 'combinations_import', 'products_import']) {
        const again = await importFile(shopFile(`prestashop/${file}.csv`))
        assert.containsSubset(counts(again), { created: 0, updated: 0, rejected: 0 }, file)
      }
    }).skip(!data, SKIPPED)
  })
}

test.group('What files of other shops say', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))

  const product = async (code: string) => {
    const rows = await all<{ type: string; status: string; attributes: unknown; sku: string; options: unknown }>(
      `select p.type, p.status, p.attributes, v.sku, v.options, v.price_amount as price, v.special_price_amount as special,
         v.weight, v.manage_stock as counted from catalogue_products p join catalogue_variants v on v.product_id = p.id
       where p.code = ? order by v.position, v.id`,
      [code]
    )
    return rows.map(({ attributes, options, ...row }) => ({
      ...row,
      attributes: readJson<Record<string, unknown>>(attributes),
      options: readJson<Record<string, unknown>>(options),
    }))
  }

  test('WooCommerce: a variation that fits any size has no size; weights follow the unit of the header', async ({
    assert,
  }) => {
    const report = await importFile(shopFile('woocommerce/sample_products.csv'))
    const tees = await product('woo-vneck-tee')
    assert.deepEqual(
      tees.map(({ options }) => options),
      [{ color: 'red' }, { color: 'green' }, { color: 'blue' }]
    )
    assert.sameMembers(tees[0]?.attributes.size as string[], ['large', 'medium', 'small'])
    const hoodies = await product('woo-hoodie')
    assert.includeDeepMembers(
      hoodies.map(({ options }) => options),
      [{ color: 'blue', logo: 'yes' }]
    )
    // Half a pound.
    assert.containsSubset(await product('Woo-tshirt-logo'), [{ weight: 227 }])
    assert.containsSubset(await product('wp-pennant'), [{ status: 'draft' }])
    assert.containsSubset(await product('woo-hoodie-with-pocket'), [{ status: 'private' }])
    const made = warningsOf(report, 'E_CATALOGUE_IMPORT_ATTRIBUTE_MADE').map(({ parameters }) => [
      parameters.code,
      parameters.type,
    ])
    assert.sameDeepMembers(made, [
      ['color', 'select'],
      ['logo', 'select'],
      ['size', 'multiselect'],
      ['external_url', 'text'],
    ])
  }).skip(!data, SKIPPED)

  test('Shopify: one variant has no option; SKUs are made of handle and option; today’s headers are known too', async ({
    assert,
  }) => {
    await importFile(shopFile('shopify/apparel.csv'))
    assert.containsSubset(await product('ocean-blue-shirt'), [{ sku: 'ocean-blue-shirt', options: {} }])
    const tops = await product('classic-varsity-top')
    assert.deepEqual(
      tops.map(({ sku }) => sku),
      ['classic-varsity-top-small', 'classic-varsity-top-medium', 'classic-varsity-top-large']
    )
    const report = await importLines([
      'Title,URL handle,Description,Vendor,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory tracker,Inventory quantity,Weight value (grams),Requires shipping,Product image URL,SEO title',
      'Mug,mug,<p>Big</p>,Acme,Cups,"red, tall",TRUE,active,MUG-S,,Size,S,8,10,shopify,5,350,TRUE,https://shop.example/1.jpg,Mugs',
      ',mug,,,,,,,MUG-L,,,L,9,,shopify,-2,400,TRUE,,',
      ',mug,,,,,,,,,,,,,,,,,https://shop.example/2.jpg,',
      'Gift,gift,,,,,FALSE,draft,GIFT,,Title,Default Title,20,,,,0,FALSE,,',
    ])
    assert.deepEqual(told(report), [])
    assert.containsSubset(counts(report), { rows: 4, created: 2, variants: 3 })
    assert.containsSubset(await product('mug'), [
      { type: 'configurable', sku: 'MUG-S', price: 1000, special: 800, weight: 350, options: { size: 's' } },
      { sku: 'MUG-L', price: 900, special: null, weight: 400 },
    ])
    assert.containsSubset(await product('gift'), [{ type: 'virtual', status: 'draft', sku: 'GIFT' }])
  }).skip(!data, SKIPPED)

  test('PrestaShop: prices are net, discounts are taken off, wrong barcodes are told once', async ({ assert }) => {
    const report = await importFile(shopFile('prestashop/products_import.csv'))
    assert.containsSubset(await product('PS-1'), [{ sku: 'RP-demo_1', price: 12_000, special: 11_340, weight: 68 }])
    assert.containsSubset(await product('PS-3'), [{ price: 180_000, special: 170_000 }])
    assert.containsSubset(await product('PS-5'), [{ status: 'private' }])
    assert.deepEqual(
      warningsOf(report, 'E_CATALOGUE_IMPORT_BARCODE').map(({ count }) => count),
      [7]
    )
  }).skip(!data, SKIPPED)

  test('Bagisto: booked products are errors that name the type; variants stand in their product', async ({
    assert,
  }) => {
    const report = await importFile(shopFile('bagisto/samples/products.csv'))
    assert.deepEqual(
      report.errors.map(({ code, count, parameters }) => [code, count, parameters.type]),
      [['E_CATALOGUE_TYPE_UNKNOWN', 15, 'booking']]
    )
    const jackets = await product('CP-001')
    assert.deepEqual(
      jackets.map(({ sku, options }) => [sku, options]),
      [
        ['SP-005', { color: 'yellow', size: 'm' }],
        ['SP-006', { color: 'yellow', size: 'l' }],
        ['SP-007', { color: 'green', size: 'm' }],
        ['SP-008', { color: 'green', size: 'l' }],
      ]
    )
    assert.equal(await number(`select count(*) from catalogue_product_links`), 18)
  }).skip(!data, SKIPPED)

  test('Magento: views are languages, attributes stand in one cell, the root of the tree is no category', async ({
    assert,
  }) => {
    const header =
      'sku,store_view_code,attribute_set_code,product_type,categories,name,description,weight,product_online,price,special_price,url_key,base_image,additional_attributes,qty,manage_stock,configurable_variations,associated_skus'
    const report = await importLines([
      header,
      'JKT,,Top,configurable,"Default Category/Men/Tops,Default Category/New",Jacket,<p>Warm</p>,,1,,,jacket,/j/a/jacket.jpg,"material=Wool|Cotton,has_options=1",0,1,"sku=JKT-S,size=S|sku=JKT-M,size=M",',
      'JKT,fr,Top,,,Veste,,,,,,veste,,,,,,',
      'JKT-S,,Top,simple,,Jacket-S,,0.5,1,77.0000,,jacket-s,,"size=S",10.0000,1,,',
      'JKT-M,,Top,simple,,Jacket-M,,0.6,1,77.0000,60.0000,jacket-m,,"size=M",0.0000,1,,',
      'SET,,Set,grouped,Default Category/New,Set,,,2,,,set,,,0,1,,"JKT-S=2.0000,JKT-M=0.0000"',
      'PDF,,Doc,virtual,,"Guide, the",,,1,5.0000,,guide,,"colour=Red, dark,format=A4",0,0,,',
    ])
    assert.deepEqual(told(report), [])
    assert.containsSubset(counts(report), { rows: 6, created: 3, variants: 4 })
    assert.containsSubset(await product('JKT'), [
      {
        type: 'configurable',
        sku: 'JKT-S',
        price: 7700,
        weight: 500,
        options: { size: 's' },
        attributes: { material: ['wool', 'cotton'] },
      },
      { sku: 'JKT-M', special: 6000 },
    ])
    const names = await tally(
      `select t.name as name, 1 as count from catalogue_product_translations t join catalogue_products p on p.id = t.product_id where p.code = 'JKT'`
    )
    assert.sameMembers(Object.keys(names), ['Jacket', 'Veste'])
    assert.containsSubset(await product('PDF'), [
      { type: 'virtual', attributes: { colour: 'Red, dark', format: 'A4' } },
    ])
    assert.containsSubset(await product('SET'), [{ type: 'grouped', status: 'draft' }])
    assert.sameMembers(
      (await all<{ name: string }>("select name from catalogue_category_translations where name <> ''")).map(
        ({ name }) => name
      ),
      ['Men', 'Tops', 'New']
    )
  })

  test('Vendure: rows without a name are variants of the product before them', async ({ assert }) => {
    const report = await importLines([
      'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets',
      'Lamp,lamp,Bright,a.jpg|b.jpg,category:light|brand:Lux,size|colour,small|red,L1,12.50,standard,4,true,,',
      ',,,,,,small|blue,L2,13.50,standard,5,true,,',
      'Bulb,bulb,,,brand:Lux,,,B1,3.00,standard,0,false,,',
    ])
    assert.deepEqual(told(report), [])
    assert.containsSubset(counts(report), { rows: 3, created: 2, variants: 3 })
    assert.containsSubset(await product('lamp'), [
      { sku: 'L1', price: 1250, options: { size: 'small', colour: 'red' } },
      { sku: 'L2', price: 1350, options: { size: 'small', colour: 'blue' } },
    ])
    assert.containsSubset(await product('bulb'), [{ type: 'simple', sku: 'B1' }])
  })

  test('a column that the person maps goes where they say', async ({ assert }) => {
    const lines = [
      'ID,Type,SKU,Name,Published,Stock,Regular price,Categories,Meta: cellar',
      '1,simple,A,One,1,3,10,Wine,North',
      '2,simple,,Two,1,,12,Wine,South',
    ]
    const report = await importLines(lines, { mapping: { 'Meta: cellar': 'attr.cellar', 'Categories': '' } })
    assert.deepEqual(told(report), [])
    assert.containsSubset(await product('A'), [{ attributes: { cellar: 'North' }, price: 1000 }])
    assert.containsSubset(await product('WOO-2'), [{ price: 1200 }])
  })
})
