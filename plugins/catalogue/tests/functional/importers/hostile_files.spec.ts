import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { all, importFile, importLines, number } from '#plugins/catalogue/tests/fixtures/import_file'
import { seedCatalogue } from '#plugins/catalogue/testing'

const data = process.env.CELLIER_DATA ?? ''
const SKIPPED = 'CELLIER_DATA does not name the folder of real files'

test.group('Hostile files', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedCatalogue()
  })

  test('naughty strings are kept as product names to the letter, or refused by a stated rule', async ({ assert }) => {
    const folder = join(data, 'hostile/naughty-strings')
    const file = readdirSync(folder).find((name) => name.endsWith('.json')) ?? 'blns.json'
    const strings = JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[]
    const quoted = strings.map((text, i) => `N${i},"${text.replaceAll('"', '""')}",10`)
    const report = await importLines(['sku,name,price', ...quoted])
    assert.isNull(report.refused)
    assert.equal(report.rows, strings.length)
    const stated = [
      'E_CATALOGUE_VALUE_REQUIRED',
      'E_CATALOGUE_TEXT_INVALID',
      'E_CATALOGUE_TEXT_TOO_LONG',
      'E_IMPORT_REPLACEMENT_CHARACTER',
    ]
    for (const { code } of report.errors) assert.include(stated, code)
    assert.equal(report.created, strings.length - report.rejected)
    const names = await all<{ sku: string; name: string }>(
      "select v.sku, t.name from catalogue_variants v join catalogue_product_translations t on t.product_id = v.product_id where t.locale = 'fr_FR'"
    )
    for (const { sku, name } of names) assert.equal(name, strings[Number(sku.slice(1))])
    assert.isAbove(names.length, 450)
    assert.equal(
      await number("select count(distinct slug) from catalogue_product_translations where locale = 'fr_FR'"),
      names.length
    )
  })
    .skip(!data, SKIPPED)
    .timeout(60_000)

  test('every file of csv-spectrum is imported or refused in words', async ({ assert }) => {
    const folder = join(data, 'hostile/csv-spectrum/csvs')
    for (const name of readdirSync(folder)) {
      const report = await importFile(join(folder, name))
      assert.isNotNull(report.refused, name)
    }
  }).skip(!data, SKIPPED)

  test('a file that is no table is refused', async ({ assert }) => {
    assert.equal((await importFile('/nowhere/at/all.csv')).refused?.code, 'E_IMPORT_NOT_FOUND')
    assert.equal((await importLines(['%PDF-1.7'])).refused?.code, 'E_IMPORT_WRONG_KIND')
    assert.equal((await importLines([''])).refused?.code, 'E_IMPORT_EMPTY')
  })
})
