import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { readJson } from '#core/database/statements'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { all, counts, importLines, number, told } from '#plugins/catalogue/tests/fixtures/import_file'
import { seedCatalogue } from '#plugins/catalogue/testing'

const HEADER =
  'sku,product,name.fr_FR,name.en_GB,price,special_price,special_from,special_to,stock.main,weight,categories,option.volume,attr.note.fr_FR'
const BOTTLES = [
  HEADER,
  'A-75,A,Le Clos,The Close,18.90,,,,84,1.30,Vins > Rouges|Sélections,75cl,Souple',
  'A-150,A,Le Clos,The Close,39.50,35.00,2026-11-01,2026-11-30,12,2.75,Vins > Rouges|Sélections,150cl,Souple',
  'B,,La Combe,,9,,,,0,.5,Vins > Blancs,,',
]

test.group('Our own CSV', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  test('rows with the same product become its variants, the rest products of their own', async ({ assert }) => {
    const report = await importLines(BOTTLES, { createMissing: true })
    assert.deepEqual(told(report), [])
    assert.deepEqual(counts(report), { rows: 3, created: 2, updated: 0, unchanged: 0, variants: 3, rejected: 0 })
    const variants = await all(
      `select v.sku, p.code, p.type, v.price_amount, v.weight, v.options from catalogue_variants v
       join catalogue_products p on p.id = v.product_id order by v.sku`
    )
    assert.deepEqual(
      variants.map(({ sku, code, type, price_amount: price, weight, options }) => [
        sku,
        code,
        type,
        Number(price),
        weight,
        readJson(options),
      ]),
      [
        ['A-150', 'A', 'configurable', 3950, 2750, { volume: '150cl' }],
        ['A-75', 'A', 'configurable', 1890, 1300, { volume: '75cl' }],
        ['B', 'B', 'simple', 900, 500, {}],
      ]
    )
  })

  test('the last day of a special price belongs to it, in the time zone of the shop', async ({ assert }) => {
    await importLines(BOTTLES, { createMissing: true })
    const [special] = await all<{ special_price_amount: number; special_from: string; special_to: string }>(
      "select special_price_amount, special_from, special_to from catalogue_variants where sku = 'A-150'"
    )
    assert.equal(Number(special?.special_price_amount), 3500)
    // Midnight in Paris, in winter: 23:00 in UTC.
    assert.equal(new Date(special?.special_from ?? '').toISOString(), '2026-10-31T23:00:00.000Z')
    assert.equal(new Date(special?.special_to ?? '').toISOString(), '2026-11-30T23:00:00.000Z')
  })

  test('categories that the shop lacks are made by their path, with a warning each', async ({ assert }) => {
    const report = await importLines(BOTTLES, { createMissing: true })
    const made = report.warnings.filter(({ code }) => code === 'E_CATALOGUE_IMPORT_CATEGORY_MADE')
    assert.deepEqual(
      made.map(({ parameters }) => parameters.name),
      ['Vins', 'Rouges', 'Sélections', 'Blancs']
    )
    assert.equal(await number('select count(*) from catalogue_categories'), 4)
  })

  test('the same file a second time changes nothing, whatever the size of the batches', async ({ assert }) => {
    await importLines(BOTTLES, { createMissing: true })
    const movements = await number('select count(*) from catalogue_stock_movements')
    for (const batchSize of [500, 1]) {
      const report = await importLines(BOTTLES, { createMissing: true, batchSize })
      assert.deepEqual(counts(report), { rows: 3, created: 0, updated: 0, unchanged: 2, variants: 3, rejected: 0 })
      assert.deepEqual(report.warnings, [])
    }
    assert.equal(await number('select count(*) from catalogue_stock_movements'), movements)
  })

  test('a row of a product that comes back later in the file adds a variant to it', async ({ assert }) => {
    const [header = '', first = '', second = '', other = ''] = BOTTLES
    const report = await importLines([header, first, other, second], { createMissing: true, batchSize: 1 })
    assert.deepEqual(told(report), [])
    assert.deepEqual(counts(report), { rows: 3, created: 2, updated: 0, unchanged: 0, variants: 3, rejected: 0 })
    assert.equal(
      await number(
        "select count(*) from catalogue_variants v join catalogue_products p on p.id = v.product_id where p.code = 'A'"
      ),
      2
    )
  })

  test('an empty cell clears, an absent column keeps', async ({ assert }) => {
    await importLines(['sku,name,price,barcode,description', 'S,Un vin,10,123,Bon'])
    await importLines(['sku,description', 'S,'])
    const [row] = await all(
      'select v.barcode, t.description, t.name from catalogue_variants v join catalogue_product_translations t on t.product_id = v.product_id where t.locale = ?',
      ['fr_FR']
    )
    assert.deepEqual(row, { barcode: '123', description: '', name: 'Un vin' })
  })

  test('each bad row is told with its column, and the good ones are there', async ({ assert }) => {
    const report = await importLines([
      'sku,name,price,special_price,special_from,stock,weight,status',
      'OK-1,Un,10.50,,,3,1,published',
      ',Sans SKU,10,,,3,1,published',
      'P,Prix,abc,,,3,1,published',
      'V,Virgule,"1 234,50",,,3,1,published',
      'M,Milliers,"1,234",,,3,1,published',
      'D,Date,10,9,31/12/2026,3,1,published',
      'Q,Stock,10,,,3.5,1,published',
      'W,Poids,10,,,3,lourd,published',
      'E,État,10,,,3,1,perdu',
      'S,Promo,10,11,,3,1,published',
      'OK-1,Encore,10,,,3,1,published',
      'N,,10,,,3,1,published',
      'C,Court',
      'OK-2,Deux,12,,,3,1,',
    ])
    assert.sameMembers(told(report), [
      '3 sku E_CATALOGUE_IMPORT_SKU_MISSING',
      '4 price E_CATALOGUE_IMPORT_AMOUNT',
      '6 price E_CATALOGUE_IMPORT_AMOUNT',
      '7 special_from E_CATALOGUE_IMPORT_DAY',
      '8 stock E_CATALOGUE_IMPORT_NUMBER',
      '9 weight E_CATALOGUE_IMPORT_NUMBER',
      '10 status E_CATALOGUE_STATUS_UNKNOWN',
      '11 special_price E_CATALOGUE_SPECIAL_TOO_HIGH',
      '12 sku E_IMPORT_KEY_REPEATED',
      '13 name E_CATALOGUE_VALUE_REQUIRED',
      '14 - E_IMPORT_TOO_FEW_COLUMNS',
    ])
    assert.deepEqual(counts(report), { rows: 14, created: 3, updated: 0, unchanged: 0, variants: 3, rejected: 11 })
    const skus = await all<{ sku: string; price_amount: number }>(
      'select sku, price_amount from catalogue_variants order by sku'
    )
    assert.deepEqual(
      skus.map(({ sku, price_amount: price }) => `${sku} ${price}`),
      ['OK-1 1050', 'OK-2 1200', 'V 123450']
    )
  })

  test('amounts are read as people write them, in cells and defaults; what can be read in two ways is refused', async ({
    assert,
  }) => {
    const report = await importLines(
      [
        'sku;name;price;special_price;stock;tiers;attr.cost',
        'A;Un;1.355,90;19,99 €;1 200;6:1 000,50|12:€900.00;12,50 €',
        "B;Deux;1'355.90;;84.0;;",
        'C;Trois;€19.99;;;;',
        'D;Quatre;1,355;;;;',
        'E;Cinq;1.350;;;;',
        'F;Six;$19.99;;;;',
        'G;Sept;10;;1,000;;',
        'H;Huit;;;;;',
      ],
      { delimiter: ';', defaults: { price: '12,90 €', stock: '1 500' } }
    )
    assert.deepEqual(told(report), [
      '5 price E_CATALOGUE_IMPORT_AMOUNT',
      '6 price E_CATALOGUE_IMPORT_AMOUNT',
      '7 price E_CATALOGUE_IMPORT_AMOUNT',
      '8 stock E_CATALOGUE_IMPORT_NUMBER',
    ])
    assert.deepEqual(
      report.errors.map(({ message }) => message.split('.').at(-1)),
      ['amount_ambiguous', 'amount_ambiguous', 'amount_unreadable', 'number_unreadable']
    )
    const prices = await all(
      `select v.sku, v.price_amount as price, v.special_price_amount as special, l.on_hand as stock
       from catalogue_variants v left join catalogue_stock_levels l on l.variant_id = v.id order by v.sku`
    )
    assert.deepEqual(
      prices.map((row) => Object.values(row).join(' ')),
      ['A 135590 1999 1200', 'B 135590  84', 'C 1999  1500', 'H 1290  1500']
    )
    const tiers = await all('select quantity, amount from catalogue_variant_prices order by quantity')
    assert.deepEqual(
      tiers.map((row) => Object.values(row).join(' ')),
      ['6 100050', '12 90000']
    )
    const [cost] = await all("select attributes from catalogue_products where code = 'A'")
    assert.equal(readJson<Record<string, number>>(cost?.attributes).cost, 1250)
  })

  test('a bad variant leaves the other variants of its product in', async ({ assert }) => {
    const [header = '', first = '', second = '', other = ''] = BOTTLES
    const twice = second.replace('A-150', 'A-151')
    const negative = second
      .replace('A-150', 'A-37')
      .replace('39.50', '-1')
      .replace('35.00', '')
      .replace('150cl', '37cl')
    const report = await importLines([header, first, second, twice, negative, other], { createMissing: true })
    assert.deepEqual(told(report), ['4 - E_CATALOGUE_OPTIONS_REPEATED', '5 price E_CATALOGUE_PRICE_INVALID'])
    assert.deepEqual(counts(report), { rows: 5, created: 2, updated: 0, unchanged: 0, variants: 3, rejected: 2 })
  })

  test('unknown attributes refuse the file, unless they may be made', async ({ assert }) => {
    const lines = ['sku,name,price,attr.cuvee,attr.histoire.fr_FR', 'S,Un vin,10,Ancienne,Longue']
    const refused = await importLines(lines)
    assert.equal(refused.refused?.code, 'E_CATALOGUE_IMPORT_ATTRIBUTES_UNKNOWN')
    assert.equal(refused.refused?.parameters.columns, 'cuvee, histoire')
    assert.equal(await number('select count(*) from catalogue_products'), 0)
    const report = await importLines(lines, { createMissing: true })
    assert.deepEqual(told(report), [])
    const [product] = await all('select attributes from catalogue_products')
    assert.equal(readJson<Record<string, string>>(product?.attributes).cuvee, 'Ancienne')
  })

  test('a file without SKU, or with new products and no price, is refused once', async ({ assert }) => {
    const cases: [string[], string][] = [
      [['product,name,price', 'A,Un,10'], 'sku'],
      [['sku,name', 'A,Un', 'B,Deux'], 'price'],
      [['sku,stock', 'A,1'], 'price, name'],
    ]
    for (const [lines, fields] of cases) {
      const report = await importLines(lines)
      assert.equal(report.refused?.code, 'E_CATALOGUE_IMPORT_FIELDS_MISSING')
      assert.equal(report.refused?.parameters.fields, fields)
      assert.deepEqual([report.rows, report.errors.length], [0, 0])
    }
    assert.equal(await number('select count(*) from catalogue_products'), 0)
  })

  test('a file of stock alone is fine for products that the shop has', async ({ assert }) => {
    await importLines(['sku,name,price,stock', 'A,Un,10,5'])
    const report = await importLines(['sku,stock.main', 'A,7'])
    assert.deepEqual(counts(report), { rows: 1, created: 0, updated: 1, unchanged: 0, variants: 1, rejected: 0 })
    assert.equal(await number('select on_hand from catalogue_stock_levels'), 7)
  })

  test('unknown sources and languages refuse the file', async ({ assert }) => {
    assert.equal(
      (await importLines(['sku,name,price,stock.lune', 'A,Un,10,5'])).refused?.code,
      'E_CATALOGUE_IMPORT_SOURCES_UNKNOWN'
    )
    assert.equal(
      (await importLines(['sku,name.de_DE,price', 'A,Eins,10'])).refused?.code,
      'E_CATALOGUE_IMPORT_LOCALES_UNKNOWN'
    )
  })

  test('any file is read once its columns are mapped; the others are left aside with a note', async ({ assert }) => {
    const report = await importLines(['Réf;Titre;Prix TTC;Remarque', 'X1;Un vin;12,90;à vérifier'], {
      mapping: { 'Réf': 'sku', 'Titre': 'name', 'Prix TTC': 'price' },
      defaults: { stock: '12' },
    })
    assert.deepEqual(counts(report), { rows: 1, created: 1, updated: 0, unchanged: 0, variants: 1, rejected: 0 })
    assert.deepEqual(
      report.warnings.map(({ column }) => column),
      ['Remarque']
    )
    assert.equal(await number('select price_amount from catalogue_variants'), 1290)
    assert.equal(await number('select on_hand from catalogue_stock_levels'), 12)
  })

  test('a default fills empty cells of its column, under its short name too', async ({ assert }) => {
    await importLines(['sku,name,price,stock.main', 'A,Un,10,5', 'B,Deux,11,'], { defaults: { stock: '12' } })
    const stock = await all<{ on_hand: number }>('select on_hand from catalogue_stock_levels order by variant_id')
    assert.deepEqual(
      stock.map(({ on_hand: onHand }) => onHand),
      [5, 12]
    )
  })

  test('two columns for one field refuse the file', async ({ assert }) => {
    const report = await importLines(['sku,name,name.fr_FR,price', 'A,Un,Une,10'])
    assert.equal(report.refused?.code, 'E_IMPORT_FIELD_TWICE')
  })

  test('an option that nobody offers is a row error, unless it may be made', async ({ assert }) => {
    await importLines(['sku,name,price,option.size', 'A,Un,10,75cl'], { createMissing: true })
    const lines = ['sku,name,price,option.size', 'B,Deux,10,75cl', 'C,Trois,11,300cl']
    assert.deepEqual(told(await importLines(lines)), ['3 option.size E_CATALOGUE_OPTION_UNKNOWN'])
    assert.deepEqual(told(await importLines(lines, { createMissing: true })), [])
  })

  test('files of unknown programs are refused clearly until they are mapped', async ({ assert }) => {
    const foreign = [
      'ID,Kind,Article,Heading,Regular cost',
      'Handle,Title,Vendor,Variant SKU,Variant Price',
      'sku,parent_sku,locale,attribute_family_code,type,name,price',
    ]
    for (const header of foreign) {
      const report = await importLines([header, header.replace(/[^,]+/g, '1')])
      assert.equal(report.refused?.code, 'E_IMPORT_NOT_RECOGNISED')
    }
  })

  test('a dry run tells the same and writes nothing at all', async ({ assert }) => {
    const report = await importLines(BOTTLES, { createMissing: true, dryRun: true })
    assert.deepEqual(counts(report), { rows: 3, created: 2, updated: 0, unchanged: 0, variants: 3, rejected: 0 })
    for (const table of [
      'catalogue_products',
      'catalogue_categories',
      'core_permalinks',
      'core_imports',
      'core_events',
    ]) {
      assert.equal(await number(`select count(*) from ${table}`), 0, table)
    }
  })
})
