import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { runJobs } from '#core/testing/run_jobs'
import { seedCatalogue } from '#plugins/catalogue/testing'
import { newStaffVisit, seedRoles } from '#plugins/users/testing'
import { IMPORTS, dataOf } from './told_import.js'
import type { Visitor } from '#core/testing/visitor'

const data = process.env.CELLIER_DATA ?? ''

interface ShopFile {
  file: string
  created: number
  rejected?: number
  /** Where its rows are kept. */
  table: string
  /** Files that must be in before it. */
  after?: string[]
  choices?: Record<string, unknown>
  /** Things that it changes. */
  updated?: number
}

const WINES = 'x-wines/XWines_Test_100_wines.csv'
const PRESTASHOP = 'shop-files/prestashop/products_import.csv'
const WINE_CHOICES = { defaults: { price: '12.90', stock: '12' }, createMissing: true }
const each = (name: string, of: Omit<ShopFile, 'file'>) =>
  ['csv', 'xlsx', 'xml'].map((ending) => ({ file: `shop-files/bagisto/samples/${name}.${ending}`, ...of }))

const FILES: ShopFile[] = [
  { file: 'shop-files/woocommerce/sample_products.csv', created: 18, table: 'catalogue_products' },
  { file: 'shop-files/shopify/apparel.csv', created: 20, table: 'catalogue_products' },
  { file: PRESTASHOP, created: 7, table: 'catalogue_products' },
  {
    file: 'shop-files/prestashop/combinations_import.csv',
    created: 0,
    updated: 4,
    table: 'catalogue_variants',
    after: [PRESTASHOP],
  },
  { file: 'shop-files/prestashop/categories_import.csv', created: 3, table: 'catalogue_categories' },
  ...each('products', { created: 7, rejected: 15, table: 'catalogue_products' }),
  ...each('customers', { created: 3, table: 'users_customers' }),
  ...each('tax-rates', { created: 2, table: 'sales_tax_rates' }),
  { file: WINES, created: 100, table: 'catalogue_products', choices: WINE_CHOICES },
  {
    file: 'x-wines/XWines_Test_1K_ratings.csv',
    created: 1000,
    table: 'catalogue_reviews',
    after: [WINES],
  },
]

test.group('Files of other programs on the screen', (group) => {
  let store: Store
  let staff: Visitor
  group.each.timeout(120_000)
  group.each.setup(async () => {
    store = await app.container.make(Store)
    await resetDatabase(store)
    await seedRoles()
    await seedCatalogue()
    staff = await newStaffVisit()
    return () => resetDatabase(store)
  })

  const show = async (id: number) => dataOf(await staff.send('GET', `${IMPORTS}/${id}`))
  const count = async (table: string) =>
    Number((await store.reader.first<{ rows: number }>(`select count(*) as rows from ${table}`))?.rows)
  const ask = async (id: number, what: 'trials' | 'runs' | 'undoings') => {
    const answer = await staff.send('POST', `${IMPORTS}/${id}/${what}`)
    if (answer.status !== 202) throw new Error(JSON.stringify(answer.body))
    await runJobs()
    return show(id)
  }
  const receive = async (file: string, choices?: Record<string, unknown>) => {
    const sent = dataOf(
      await staff.upload(IMPORTS, { name: basename(file), content: await readFile(join(data, file)) })
    )
    if (!choices) return sent
    const { id, version, choices: stood } = sent
    const answer = await staff.send('PUT', `${IMPORTS}/${id}`, { ...stood, ...choices, version })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    return dataOf(answer)
  }

  for (const { file, created, rejected = 0, updated = 0, table, after = [], choices } of FILES) {
    test(`${file} is recognised, tried, brought in and undone`, async ({ assert }) => {
      for (const earlier of after) {
        await ask((await receive(earlier, earlier === WINES ? WINE_CHOICES : undefined)).id, 'runs')
      }
      const before = await count(table)
      const { id, choices: found } = await receive(file, choices)
      assert.isNotNull(found.resource, 'it is recognised')
      const { trial } = await ask(id, 'trials')
      assert.containsSubset(trial, { created, updated, rejected, refused: null })
      assert.equal(await count(table), before)
      const { report } = await ask(id, 'runs')
      assert.containsSubset(report, { created, updated, rejected, refused: null })
      assert.isAbove(await count(table), before)
      const undone = await ask(id, 'undoings')
      assert.equal(undone.state, 'undone')
      assert.equal(undone.undoing?.keptCount, 0)
      assert.equal(await count(table), before)
    }).skip(!data, 'CELLIER_DATA does not name the folder of real files')
  }
})
