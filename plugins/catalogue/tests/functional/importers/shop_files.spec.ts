import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { all, importFile, number, told } from '#plugins/catalogue/tests/fixtures/import_file'
import { giveDemoWords } from '#plugins/catalogue/tests/fixtures/demo_words'
import { seedCatalogue } from '#plugins/catalogue/testing'

const data = process.env.CELLIER_DATA ?? ''

/** Files of other shops' programs, and how their columns are mapped. */
const FILES: { file: string; mapping: Record<string, string>; defaults: Record<string, string> }[] = [
  {
    file: 'woocommerce/sample_products.csv',
    mapping: {
      'SKU': 'sku',
      'Name': 'name',
      'Regular price': 'price',
      'Description': 'description',
      'Categories': '',
      'Images': '',
      'Type': '',
      'Stock': 'stock',
    },
    defaults: { price: '10' },
  },
  {
    file: 'prestashop/products_import.csv',
    mapping: {
      'Product ID': 'sku',
      'Name *': 'name',
      'Price tax excluded': 'price',
      'Quantity': 'stock',
      'Categories (x,y,z...)': 'categories',
      'Description': 'description',
    },
    defaults: {},
  },
  {
    file: 'bagisto/samples/products.csv',
    mapping: { sku: 'sku', name: 'name', price: 'price', status: '', categories: '', images: '', type: '', weight: '' },
    defaults: { price: '10' },
  },
]

const REQUIRED = ['colour', 'country', 'region', 'volume', 'abv', 'allergens']

test.group('Files of other shops, in the demo shop', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    await giveDemoWords()
  })

  for (const { file, mapping, defaults } of FILES) {
    test(`${file} comes in, and is published where nothing more is required`, async ({ assert }) => {
      const report = await importFile(join(data, 'shop-files', file), { mapping, defaults, createMissing: true })
      assert.isNull(report.refused)
      assert.deepEqual(told(report), [])
      assert.isAbove(report.created, 3)
      assert.equal(await number("select count(*) from catalogue_products where status = 'published'"), report.created)
    }).skip(!data, 'CELLIER_DATA does not name the folder of real files')

    test(`${file} comes in as drafts where the family requires more, and each value is told once`, async ({
      assert,
    }) => {
      const wines = { ...defaults, family: 'wine' }
      const report = await importFile(join(data, 'shop-files', file), { mapping, defaults: wines, createMissing: true })
      assert.deepEqual(told(report), [])
      assert.isAbove(report.created, 3)
      const missing = report.warnings.filter(({ code }) => code === 'E_CATALOGUE_IMPORT_VALUE_MISSING')
      assert.sameMembers(
        missing.map(({ column }) => column),
        REQUIRED.map((code) => `attr.${code}`)
      )
      assert.deepEqual([...new Set(missing.map(({ count }) => count))], [report.created])
      assert.deepEqual(await all('select distinct status from catalogue_products'), [{ status: 'draft' }])
    }).skip(!data, 'CELLIER_DATA does not name the folder of real files')
  }
})
