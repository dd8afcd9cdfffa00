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
import { CURRENCIES, GROUPS } from './price_kinds.js'
import { queryRows } from '#core/database/query_rows'
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
const count = Number(process.argv[2])
const isLarge = process.argv.includes('--large')
const upsert = await app.container.make(UpsertProducts)

/** Runs of `BATCH` wines, so that a large shop is filled in little memory. */
function* batches() {
  let batch: ReturnType<typeof toInput>[] = []
  for (const wine of generateWines(count)) {
    batch.push(toInput(wine))
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const run = async () => {
  const outcomes: Record<string, number> = {}
  const started = performance.now()
  for (const batch of batches()) {
    const results = await upsert.execute(batch, {
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

/** Prices of three customer groups in two currencies for every wine, as the listings have them. */
const writePrices = () =>
  store.transaction(async (trx) => {
    const kinds = GROUPS.flatMap((group) => CURRENCIES.map((currency) => ({ group, currency })))
    for (const { group, currency } of kinds.filter((kind) => kind.group !== '' || kind.currency !== 'EUR')) {
      await queryRows(
        trx,
        `insert into catalogue_listing_prices (product_id, channel, customer_group, currency, amount)
         select product_id, channel, ?, ?, amount * 9 / 10 from catalogue_listing_prices
         where customer_group = '' and currency = 'EUR'`,
        [group, currency]
      )
    }
  })

const first = await run()
// A large shop is filled to be read.
const again = isLarge ? null : await run()
if (isLarge) await writePrices()
await writeSitePages(app)
process.stdout.write(`${JSON.stringify({ first, again })}\n`)
await endProcess(0)
