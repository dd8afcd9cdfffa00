import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { all, number } from '#plugins/catalogue/tests/fixtures/import_file'
import { seedRoles } from '#plugins/users/testing'
import { APP_ROOT } from '#core/boot/app_root'
import { Store } from '#core/database/store'
import { RunImport } from '#core/import/run_import'
import { resetDatabase } from '#core/testing/reset_database'
import { loadTaxonomy, type Taxonomy } from '#plugins/catalogue/demo/load_taxonomy'
import { keepDemoFiles } from '#plugins/catalogue/demo/keep_files'
import { seedCatalogue, tester } from '#plugins/catalogue/testing'

const demoFile = (name: string) => fileURLToPath(new URL(`database/demo/${name}`, APP_ROOT))

test.group('The demo shop', (group) => {
  group.each.setup(async () => {
    await resetDatabase(await app.container.make(Store))
    await seedRoles()
    await seedCatalogue()
  })

  test('takes its words once and every one of its wines', async ({ assert }) => {
    const taxonomy = JSON.parse(await readFile(demoFile('taxonomy.json'), 'utf8')) as Taxonomy
    const first = await loadTaxonomy(app.container, taxonomy, tester)
    assert.isAbove(first.categories, 30)
    const second = await loadTaxonomy(app.container, taxonomy, tester)
    assert.equal(second.categories, 0)
    await keepDemoFiles({ app, folder: demoFile(''), pictures: '', report: () => {} })
    const run = await app.container.make(RunImport)
    const request = { app, file: demoFile('products.csv'), origin: tester }
    const report = await run.execute(request)
    assert.deepEqual(report.errors.slice(0, 5), [])
    assert.isNull(report.refused)
    assert.isAtLeast(report.created, 200)
    const types = await all<{ type: string; total: number }>(
      'select type, count(*) as total from catalogue_products group by type'
    )
    assert.sameMembers(
      types.map(({ type }) => type),
      ['simple', 'configurable', 'virtual', 'downloadable', 'bundle', 'grouped']
    )
    assert.isAbove(await number('select count(*) from catalogue_variant_prices'), 10)
    assert.equal(await number('select count(*) from catalogue_product_parts'), 12)

    const again = await run.execute(request)
    assert.deepEqual([again.created, again.updated, again.rejected], [0, 0, 0])
    assert.equal(again.unchanged, report.created)
    const { reader } = await app.container.make(Store)
    const listed = await reader.first<{ total: number }>('select count(*) as total from catalogue_listings')
    assert.isAtLeast(Number(listed?.total), 2 * (report.created - 2))
  }).timeout(60_000)
})
