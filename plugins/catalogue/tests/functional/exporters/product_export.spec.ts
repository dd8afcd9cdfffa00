import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import exportFile from '#cli/commands/export_file'
import { Store } from '#core/database/store'
import { readRows } from '#core/import/reading/read_rows'
import { resetDatabase } from '#core/testing/reset_database'
import { readProducts } from '#plugins/catalogue/products/upsert/load_products'
import { givenFullShop, aFullWine, aWineInSizes } from '#plugins/catalogue/tests/fixtures/full_shop'
import { all, counts, importFile, told } from '#plugins/catalogue/tests/fixtures/import_file'
import { aWine, seedCatalogue, upsert } from '#plugins/catalogue/testing'
import type { Terminal } from '#core/console/command'
import type { ProductInput } from '#plugins/catalogue/products/upsert/product_input'

const INSTANT = '2026-11-27T09:30:00.000Z'

/** Products of every type, with texts that spreadsheets and separators trip over. */
const PRODUCTS: ProductInput[] = [
  aFullWine('FULL-1', { code: 'full', links: {}, status: 'private', taxCategory: 'standard' }),
  { ...aWineInSizes('SIZES'), links: {} },
  aWine({
    sku: '-MINUS',
    name: '=1+1; "quoted", | and\ttab',
    status: 'draft',
    translations: {
      fr_FR: { name: '=SUM(A1)', metaTitle: '@home', metaDescription: "'=kept", description: '<p>-5</p>' },
      en_GB: { name: 'NULL', slug: 'null' },
    },
    attributes: { product_number: '-7', new: true, cost: 1234 },
    variants: [
      {
        sku: '-MINUS',
        price: 5,
        specialPrice: 4,
        specialFrom: INSTANT,
        specialTo: '2026-12-24T23:00:00.000Z',
        weight: 1355,
        barcode: '0012345678905',
        manageStock: false,
        stock: { main: 0 },
        prices: [
          { group: 'wholesale', quantity: 1, percent: 1250 },
          { quantity: 6, percent: 1000 },
          { quantity: 12, amount: 3 },
          { group: 'wholesale', quantity: 6, amount: 2 },
        ],
      },
    ],
  }),
  aWine({ sku: 'VIRTUAL', type: 'virtual' }),
  aWine({
    sku: 'BOOK',
    type: 'downloadable',
    variants: [{ sku: 'BOOK', price: 900 }],
    downloads: [
      { kind: 'link', source: 'https://example.com/livre.pdf', times: 5, days: 90, title: { fr_FR: 'Le livre' } },
      { kind: 'link', source: 'https://example.com/b.pdf' },
      { kind: 'sample', source: 'https://example.com/extrait.pdf', title: { en_GB: 'A sample' } },
    ],
  }),
  aWine({
    sku: 'GROUP',
    type: 'grouped',
    variants: [{ sku: 'GROUP' }],
    members: [{ sku: 'FULL-1', quantity: 2 }, { sku: 'SIZES-75' }],
  }),
  aWine({
    sku: 'BOX',
    type: 'bundle',
    variants: [{ sku: 'BOX' }],
    priceRule: 'parts',
    partsDiscount: 1050,
    bundle: [
      {
        code: 'red',
        label: { fr_FR: 'Le rouge', en_GB: 'The red' },
        type: 'radio',
        parts: [
          { sku: 'FULL-1', quantity: 2, isDefault: true },
          { sku: 'SIZES-75', isQuantityFree: true },
        ],
      },
      { code: 'more', type: 'checkbox', isRequired: false, parts: [{ sku: 'VIRTUAL' }] },
    ],
  }),
  aWine({
    sku: 'CASE',
    type: 'bundle',
    variants: [{ sku: 'CASE', price: 9900 }],
    bundle: [{ code: 'white', label: { fr_FR: 'Le blanc' }, type: 'select', parts: [{ sku: 'SIZES-150' }] }],
  }),
]

test.group('Products that are exported', (group) => {
  let folder = ''
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cellier-export-'))
    await freshShop()
    const results = await upsert(PRODUCTS, { createCategories: true, createOptions: true })
    const refused = results.flatMap((result) => (result.outcome === 'refused' ? result.errors : []))
    if (refused.length > 0) throw new Error(refused.map(({ kind, field }) => `${field} ${kind.code}`).join(', '))
    return () => rm(folder, { recursive: true })
  })

  async function freshShop() {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await givenFullShop()
  }

  async function run(called: string[], options: Record<string, string | boolean> = {}, signal?: AbortSignal) {
    const said: string[] = []
    const say = (text: string) => void said.push(text)
    const terminal: Terminal = { locale: 'en_GB', interactive: false, line: say, error: say, progress: () => {} }
    const abort = signal && { abortOnSignal: () => signal }
    const status = await exportFile.run({ app, terminal, arguments: called, options, ...abort })
    return { status, said }
  }

  async function exported(name: string, options: Record<string, string | boolean> = {}) {
    const path = join(folder, name)
    const { status, said } = await run(['products', path], options)
    if (status !== 0) throw new Error(said.join('\n'))
    return path
  }

  async function linesOf(path: string) {
    const lines: Record<string, string>[] = []
    for await (const row of (await readRows(path)).rows) lines.push(row.values ?? {})
    return lines
  }

  /** All products as they are, without their ids. */
  async function products() {
    const store = await app.container.make(Store)
    const ids = await all<{ id: number }>('select id from catalogue_products order by code')
    const paths = await all<{ id: number; code: string }>('select id, code from catalogue_categories')
    const codes = new Map(paths.map(({ id, code }) => [Number(id), code]))
    const found = await readProducts(
      store.read,
      ids.map(({ id }) => Number(id))
    )
    return [...found.values()]
      .map(
        ({
          id: _,
          familyId: __,
          rowHash: ___,
          version: ____,
          variants,
          categories,
          dishes,
          media: _____,
          ...rest
        }) => ({
          ...rest,
          categories: categories.map((id) => codes.get(id)),
          dishes: dishes.map((id) => codes.get(id)),
          variants: variants.map(({ id: _id, stock, ...variant }) => ({ ...variant, stock })),
        })
      )
      .sort((one, other) => (one.code < other.code ? -1 : 1))
  }

  test('an export as {format}, imported again, changes nothing')
    .with([{ format: 'csv' }, { format: 'xlsx' }])
    .run(async ({ assert }, { format }) => {
      const before = await products()
      const path = await exported(`products.${format}`)
      const report = await importFile(path)
      assert.isNull(report.refused)
      assert.deepEqual(told(report), [])
      assert.deepEqual(report.changes, [])
      assert.include(counts(report), { created: 0, updated: 0, unchanged: PRODUCTS.length, rejected: 0 })
      assert.deepEqual(await products(), before)
    })

  test('in an empty shop it makes the same products', async ({ assert }) => {
    const before = await products()
    const path = await exported('products.csv')
    await freshShop()
    const report = await importFile(path, { createMissing: true })
    assert.isNull(report.refused)
    assert.deepEqual(told(report), [])
    assert.include(counts(report), { created: PRODUCTS.length, rejected: 0 })
    assert.deepEqual(await products(), before)
  })

  test('no cell runs as a formula, and figures stay figures', async ({ assert }) => {
    const path = await exported('products.csv')
    const text = await readFile(path, 'utf8')
    const lines = await linesOf(path)
    const line = lines.find(({ sku }) => sku === "'-MINUS")
    assert.include(line, {
      'name.fr_FR': "'=SUM(A1)",
      'meta_title.fr_FR': "'@home",
      'meta_description.fr_FR': "''=kept",
      'attr.product_number': '-7',
      'price': '0.05',
      'weight': '1.355',
      'barcode': '0012345678905',
      'special_from': '2026-11-27T10:30:00+01:00',
      'special_to': '2026-12-24',
      'group_price.wholesale': '-12.5%',
      'tiers': '6:-10%|12:0.03',
    })
    assert.notMatch(text, /(^|[,\n])"?[=@]/)
    const box = lines.find(({ sku }) => sku === 'BOX')
    assert.include(box, {
      'price': '',
      'bundle_price': 'parts -10.5%',
      'bundle.red': 'radio required|FULL-1*2 default|SIZES-75*1 free',
      'bundle.red.en_GB': 'The red',
    })
    const [record] = JSON.parse(await readFile(await exported('products.json'), 'utf8')) as Record<string, unknown>[]
    assert.include(record, { sku: 'FULL-1', price: 45, product: 'full' })
  })

  test('a filter takes what the list takes', async ({ assert }) => {
    const path = await exported('products.csv', { filter: 'type=bundle' })
    assert.deepEqual(
      (await linesOf(path)).map(({ sku }) => sku),
      ['BOX', 'CASE']
    )
    const { status, said } = await run(['products', join(folder, 'x.csv')], { filter: 'q=BOOK', json: true })
    assert.equal(status, 0)
    assert.deepEqual(JSON.parse(said[0] ?? ''), { file: join(folder, 'x.csv'), records: 1, rows: 1 })
  })

  test('as WooCommerce and Shopify it has their columns', async ({ assert }) => {
    const woo = await linesOf(await exported('woo.csv', { as: 'woocommerce' }))
    const parent = woo.find(({ SKU }) => SKU === 'SIZES')
    assert.include(parent, { 'Type': 'variable', 'Attribute 1 name': 'volume', 'Regular price': '' })
    assert.equal(parent?.['Attribute 1 value(s)'], '37, 75, 150, 300, 500, 600')
    const variation = woo.find(({ SKU }) => SKU === 'SIZES-75')
    assert.include(variation, { 'Type': 'variation', 'Parent': 'SIZES', 'Regular price': '50.01', 'Stock': '4' })
    assert.include(
      woo.find(({ SKU }) => SKU === 'FULL-1'),
      { 'Type': 'simple', 'Categories': 'Vins rouges > Bordeaux', 'Sale price': '39.00', 'Published': '0' }
    )
    assert.include(
      woo.find(({ SKU }) => SKU === 'BOOK'),
      {
        'Type': 'simple, downloadable, virtual',
        'Download 1 URL': 'https://example.com/livre.pdf',
        'Download limit': '5',
      }
    )
    const shopify = await linesOf(await exported('shopify.csv', { as: 'shopify' }))
    const sizes = shopify.filter(({ SKU = '' }) => SKU.startsWith('SIZES'))
    assert.deepEqual(
      sizes.map((line) => [line['Option1 name'], line['Option1 value'], line.Title !== '']),
      ['37', '75', '150', '300', '500', '600'].map((size, i) => ['volume', size, i === 0])
    )
    assert.include(
      shopify.find(({ SKU }) => SKU === 'FULL-1'),
      { 'Price': '39.00', 'Compare-at price': '45.00', 'Option1 name': 'Title', 'Status': 'archived' }
    )
  })

  test('what is wrong is said, and an interrupted export leaves no file', async ({ assert }) => {
    const wrong = async (called: string[], options = {}) => {
      const { status, said } = await run(called, options)
      return [status, said.join('')]
    }
    assert.deepEqual((await wrong(['wines']))[0], 1)
    assert.match(String((await wrong(['wines']))[1]), /“wines” cannot be exported\. Possible: .*content.*/)
    assert.match(String((await wrong(['products'], { as: 'magento' }))[1]), /Possible: cellier, woocommerce, shopify\./)
    assert.match(String((await wrong(['products'], { format: 'pdf' }))[1]), /Possible: csv, xlsx, json\./)
    assert.match(String((await wrong(['products', join(folder, 'none/x.csv')]))[1]), /Nothing can be written/)
    await assert.rejects(() => run(['products', join(folder, 'x.csv')], { filter: 'colour=red' }))
    const stopped = await run(['products', join(folder, 'x.csv')], {}, AbortSignal.abort(130))
    assert.deepEqual([stopped.status, await readdir(folder)], [130, []])
  })

  test('customers and orders are exported as their lists show them', async ({ assert }) => {
    for (const what of ['customers', 'orders']) {
      const path = join(folder, `${what}.csv`)
      assert.equal((await run([what, path])).status, 0, what)
      assert.isAbove((await readFile(path, 'utf8')).length, 20)
    }
  })
})
