import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { responsesOf, compare } from '../fixtures/compare_responses.js'
import { SqlCatalogue } from '../fixtures/sql_catalogue.js'
import { defineAttributes, toInput } from '../../bench/bench_attributes.js'
import { generateWines } from '../../bench/wines.js'
import { workloads } from '../../bench/workload.js'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { resetDatabase } from '#core/testing/reset_database'
import { systemOrigin } from '#core/audit/origin'
import { UpsertProducts } from '#plugins/catalogue/products/upsert/upsert_products'
import { seedCatalogue } from '#plugins/catalogue/testing'

const WINES = 300

/** A fast listing that differs from plain SQL over the same rows is wrong. */
test.group('The shop and plain SQL over normalised tables', (group) => {
  let sqlCatalogue: SqlCatalogue
  const file = () => app.config.get<string | null>('cellier.sqliteFile')
  group.setup(async () => {
    const store = await app.container.make(Store)
    if (file() === null) return () => {}
    await resetDatabase(store)
    await seedCatalogue()
    const now = (await app.container.make(Clock)).iso()
    await store.transaction((trx) => defineAttributes(trx, now))
    const upsert = await app.container.make(UpsertProducts)
    const options = { origin: systemOrigin('import'), createOptions: true, createCategories: true }
    const results = await upsert.execute([...generateWines(WINES)].map(toInput), options)
    const errors = results.flatMap((result) => result.errors)
    if (errors.length > 0) throw new Error(JSON.stringify(errors[0]))
    sqlCatalogue = new SqlCatalogue(file() as string)
    return () => sqlCatalogue.close()
  })

  test('give the same bytes for every kind of request of the bench', async ({ assert }) => {
    const theirs = (path: string) =>
      Promise.resolve(sqlCatalogue.respond(new URL(path, 'http://shop.example')) ?? 'no response')
    for (const workload of workloads(file() as string)) {
      assert.isAbove(await compare(workload, responsesOf(Number(process.env.PORT)), theirs), 15, workload.name)
    }
  })
    .skip(() => app.config.get('cellier.sqliteFile') === null, 'Plain SQL reads an SQLite file')
    .timeout(60_000)
})
