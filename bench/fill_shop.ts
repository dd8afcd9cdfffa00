import { boot } from './boot.js'
import { defineAttributes, toInput } from './bench_attributes.js'
import { generateWines } from './wines.js'
import { Store } from '#core/database/store'
import { Clock } from '#core/time/clock'
import { systemOrigin } from '#core/audit/origin'
import { Statements } from '#core/database/statements'
import { seedDefaults } from '#plugins/catalogue/database/seed_defaults'
import { UpsertProducts } from '#plugins/catalogue/products/upsert/upsert_products'
import { writeSitePages } from './site_pages.js'
import { endProcess } from '#core/console/end_process'

/** Products of one transaction, as the import writes them. */
const BATCH = 500

/** Fills an empty shop with generated wines through the one action that writes products; tells how long that took. */
const app = await boot()
const store = await app.container.make(Store)
const now = (await app.container.make(Clock)).iso()
await store.transaction(async (trx) => {
  await seedDefaults(new Statements(trx), now)
  await defineAttributes(trx, now)
})
const wines = [...generateWines(Number(process.argv[2]))].map(toInput)
const upsert = await app.container.make(UpsertProducts)
const run = async () => {
  const outcomes: Record<string, number> = {}
  const started = performance.now()
  for (let from = 0; from < wines.length; from += BATCH) {
    const results = await upsert.execute(wines.slice(from, from + BATCH), {
      origin: systemOrigin('import'),
      createOptions: true,
      createCategories: true,
    })
    for (const { outcome, errors } of results) {
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      if (errors[0]) throw new Error(`${errors[0].code} ${errors[0].field ?? ''}`)
    }
  }
  return { outcomes, seconds: (performance.now() - started) / 1000 }
}
const first = await run()
const again = await run()
await writeSitePages(app)
process.stdout.write(`${JSON.stringify({ first, again })}\n`)
await endProcess(0)
