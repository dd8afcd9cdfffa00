import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { makeWorkbook } from '#core/testing/make_workbook'
import { resetDatabase } from '#core/testing/reset_database'
import { DescribeFile } from '#core/import/describe_file'
import { Store } from '#core/database/store'
import { all, counts, importFile, told } from '#plugins/catalogue/tests/fixtures/import_file'
import { seedCatalogue } from '#plugins/catalogue/testing'

test.group('Workbooks', (group) => {
  let folder = ''
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workbooks-'))
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
    return () => rm(folder, { recursive: true })
  })
  const save = async (bytes: Buffer) => {
    const path = join(folder, 'products.xlsx')
    await writeFile(path, bytes)
    return path
  }
  const day = (serial: number) => ({ xml: `<c s="1"><v>${serial}</v></c>` })

  test('products of a workbook are imported like those of a text, and a second time unchanged', async ({ assert }) => {
    const rows = [
      ['sku', 'name', 'price', 'special_price', 'special_from', 'manage_stock'],
      ['W-1', 'Un', { xml: '<c><v>12.899999999999999</v></c>' }, 9.9, day(46353), true],
      ['W-2', 'Deux', 5, { xml: '<c t="e"><v>#N/A</v></c>' }, null, true],
      ['W-3', 'Trois', 7, null, null, false],
    ]
    const path = await save(makeWorkbook({ sheets: [{ rows }], formats: ['dd/mm/yyyy'] }))
    const described = await (await app.container.make(DescribeFile)).execute(path, {})
    assert.deepEqual([described.resource, described.rows, described.delimiter], ['products', 3, ','])
    const first = await importFile(path)
    assert.isNull(first.refused)
    assert.deepEqual(told(first), ['3 special_price E_IMPORT_CELL_ERROR'])
    assert.include(counts(first), { rows: 3, created: 2, rejected: 1 })
    assert.include(counts(await importFile(path)), { created: 0, updated: 0, unchanged: 2 })
    const prices = await all<{ sku: string; amount: number | string }>(
      "select sku, price_amount as amount from catalogue_variants where sku like 'W-%' order by sku"
    )
    assert.deepEqual(
      prices.map(({ sku, amount }) => [sku, Number(amount)]),
      [
        ['W-1', 1290],
        ['W-3', 700],
      ]
    )
  })

  test('a workbook that is a trap is refused with words', async ({ assert }) => {
    const content = Buffer.from(`<worksheet>${' '.repeat(3_000_000)}</worksheet>`)
    const path = await save(makeWorkbook({ sheets: [{}], files: [{ name: 'xl/worksheets/sheet1.xml', content }] }))
    const { refused, rows } = await importFile(path)
    assert.deepEqual(
      [refused?.code, refused?.message, rows],
      ['E_IMPORT_WORKBOOK_UNSAFE', 'core.import.refused.workbook_unsafe', 0]
    )
  })
})
