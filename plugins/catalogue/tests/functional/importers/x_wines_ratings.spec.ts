import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { resetDatabase } from '#core/testing/reset_database'
import { Store } from '#core/database/store'
import { all, counts, importFile, importLines, number } from '#plugins/catalogue/tests/fixtures/import_file'
import { aWine, seedCatalogue, upsert } from '#plugins/catalogue/testing'
import { giveDemoWords } from '#plugins/catalogue/tests/fixtures/demo_words'

const data = process.env.CELLIER_DATA ?? ''
const WINES = join(data, 'x-wines/XWines_Test_100_wines.csv')
const RATINGS = join(data, 'x-wines/XWines_Test_1K_ratings.csv')
const HEADER = 'RatingID,UserID,WineID,Vintage,Rating,Date'

test.group('Ratings of X-Wines', (group) => {
  group.each.setup(async () => resetDatabase(await app.container.make(Store)))

  test('become reviews of their wines, once', async ({ assert }) => {
    await giveDemoWords()
    await importFile(WINES, { defaults: { price: '12.90', stock: '12' } })
    assert.containsSubset(counts(await importFile(RATINGS)), { rows: 1000, created: 1000, rejected: 0 })
    assert.equal(await number('select count(*) from catalogue_reviews'), 1000)
    assert.containsSubset(counts(await importFile(RATINGS)), { created: 0, updated: 0, unchanged: 1000 })
    const cards = await all<{ card: string }>("select card from catalogue_listings where locale = 'fr_FR'")
    const rated = cards.map(({ card }) => (JSON.parse(card) as { rating?: { count: number } }).rating?.count ?? 0)
    assert.equal(
      rated.reduce((sum, one) => sum + one, 0),
      1000
    )
  })
    .skip(!data, 'CELLIER_DATA does not name the folder of real files')
    .timeout(120_000)

  test('that changed take the new stars', async ({ assert }) => {
    await seedCatalogue()
    await upsert([aWine({ sku: 'XW-1' }), aWine({ sku: 'XW-2' })])
    const lines = (stars: string) => [
      HEADER,
      `7,1,1,2000,${stars},2016-08-08 00:50:22`,
      `8,1,2,2000,${stars},2016-08-08 00:50:22`,
    ]
    await importLines(lines('4.5'))
    assert.containsSubset(counts(await importLines(lines('3.0'))), { created: 0, updated: 2 })
    assert.equal(await number('select sum(rating) from catalogue_reviews'), 60)
  })

  test('of no wine, or without stars, are refused row by row', async ({ assert }) => {
    const lines = [HEADER, '1,1,999,2000,4.5,2016-08-08 00:50:22']
    const report = await importLines(lines)
    assert.deepEqual(
      report.errors.map(({ row, column }) => [row, column]),
      [[2, 'WineID']]
    )
    assert.equal(await number('select count(*) from catalogue_reviews'), 0)
  })
})
