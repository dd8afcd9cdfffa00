import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { readAll, refusalOf } from './read_all.js'
import { readRows } from '#core/import/reading/read_rows'
import { parsePythonList } from '#core/import/reading/python_list'

const data = process.env.CELLIER_DATA ?? ''
const SKIPPED = 'CELLIER_DATA does not name the folder of real files'
const spectrum = join(data, 'hostile/csv-spectrum')
const cases = ['comma_in_quotes', 'empty', 'empty_crlf', 'escaped_quotes', 'json', 'newlines', 'newlines_crlf']
  .concat('quotes_and_newlines', 'simple', 'simple_crlf', 'utf8', 'location_coordinates')
  .map((name) => ({ name, csv: `csvs/${name}.csv`, json: `json/${name}.json` }))
const older = ['latin1', 'newlines_cr', 'null'].map((name) => ({
  name,
  csv: `history/${name}.csv`,
  json: `history/${name}.json`,
}))

test.group('Real files', () => {
  test('csv-spectrum {name} equals its JSON, or the damaged row is reported')
    .with([...cases, ...older])
    .run(async ({ assert }, { csv, json }) => {
      const { rows } = await readAll(join(spectrum, csv))
      const truth: unknown = JSON.parse(await readFile(join(spectrum, json), 'utf8'))
      const expected = (Array.isArray(truth) ? truth : [truth]) as Record<string, string>[]
      assert.lengthOf(rows, expected.length)
      for (const [i, row] of rows.entries()) {
        const lost = JSON.stringify(expected[i]).includes('\uFFFD')
        if (lost) assert.equal(row.problem?.code, 'replacement_character')
        else assert.deepEqual(row.values, expected[i])
      }
    })
    .skip(!data, SKIPPED)

  test('every case of csv-spectrum is among them', ({ assert }) => {
    assert.sameMembers(
      readdirSync(join(spectrum, 'csvs')),
      cases.map(({ name }) => `${name}.csv`)
    )
  }).skip(!data, SKIPPED)

  test('{file} has {columns} columns and {rows} rows')
    .with([
      { file: 'x-wines/XWines_Test_100_wines.csv', columns: 17, rows: 100, last: 101 },
      { file: 'x-wines/XWines_Test_1K_ratings.csv', columns: 6, rows: 1000, last: 1001 },
      { file: 'shop-files/woocommerce/sample_products.csv', columns: 51, rows: 25, last: 26 },
      { file: 'shop-files/shopify/apparel.csv', columns: 46, rows: 22, last: 23 },
      { file: 'shop-files/prestashop/products_import.csv', columns: 67, rows: 7, last: 8 },
      { file: 'shop-files/prestashop/combinations_import.csv', columns: 23, rows: 27, last: 28 },
      { file: 'shop-files/prestashop/categories_import.csv', columns: 10, rows: 3, last: 4 },
      { file: 'shop-files/bagisto/samples/products.csv', columns: 39, rows: 26, last: 27 },
      { file: 'shop-files/bagisto/samples/customers.csv', columns: 7, rows: 3, last: 4 },
      { file: 'shop-files/bagisto/samples/products.xml', columns: 40, rows: 26, last: 1028 },
      { file: 'vat-rates/vat_rates.csv', columns: 7, rows: 241, last: 335 },
    ])
    .run(async ({ assert }, { file, columns, rows, last }) => {
      const read = await readAll(join(data, file))
      assert.lengthOf(read.columns, columns)
      assert.isTrue(read.rows.every((row) => row.problem === null))
      assert.deepEqual([read.rows.length, read.total, read.rows.at(-1)?.row], [rows, rows, last])
    })
    .skip(!data, SKIPPED)

  test('a byte order mark is no part of the first column', async ({ assert }) => {
    const { columns } = await readAll(join(data, 'shop-files/woocommerce/sample_products.csv'))
    assert.deepEqual(columns.slice(0, 3), ['ID', 'Type', 'SKU'])
  }).skip(!data, SKIPPED)

  test('the lists of X-Wines hold 78 grapes over 190 links and 40 dishes over 428', async ({ assert }) => {
    const { values } = await readAll(join(data, 'x-wines/XWines_Test_100_wines.csv'))
    const all = (column: string) => values.flatMap((row) => parsePythonList(row?.[column] ?? ''))
    const [grapes, dishes] = [all('Grapes'), all('Harmonize')]
    assert.deepEqual([grapes.length, new Set(grapes).size], [190, 78])
    assert.deepEqual([dishes.length, new Set(dishes).size], [428, 40])
    assert.isTrue(all('Vintages').every((year) => year === 'N.V.' || Number.isInteger(year)))
  }).skip(!data, SKIPPED)

  test('{file} is refused as {kind}')
    .with([
      { file: 'shop-files/bagisto/samples/products.xls', kind: 'xls' },
      { file: 'shop-files/bagisto/samples/product-images.zip', kind: 'zip' },
      { file: 'x-wines/images/103070.jpeg', kind: 'jpeg' },
      { file: 'hostile/naughty-strings/blns.json', kind: 'json' },
    ])
    .run(async ({ assert }, { file, kind }) => {
      const refusal = await refusalOf(() => readRows(join(data, file)))
      assert.deepEqual(refusal, { code: 'wrong_kind', kind })
    })
    .skip(!data, SKIPPED)

  test('515 naughty strings come back unchanged from our quoting', async ({ assert }) => {
    const file = join(data, 'hostile/naughty-strings/blns.json')
    const strings = JSON.parse(await readFile(file, 'utf8')) as string[]
    const line = (value: string) => `x,"${value.replaceAll('"', '""')}"\n`
    const { values } = await readAll(Buffer.from(`key,name\n${strings.map(line).join('')}`))
    assert.lengthOf(strings, 515)
    assert.deepEqual(
      values.map((row) => row?.name),
      strings
    )
  }).skip(!data, SKIPPED)
})
