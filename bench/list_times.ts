import { boot } from './boot.js'
import { taxRatesByHand } from './bounds/tax_rates_by_hand.js'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { ListCatalogue } from '#core/lists/list_catalogue'
import { Lists } from '#core/lists/lists'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { insertRows } from '#core/database/insert_rows'
import { endProcess } from '#core/console/end_process'

const ROWS = 1000
const ROUNDS = 100
/** Pages of a round. */
const PAGES = 5

/** Times pages of the list of VAT rates, as a resource and as the list that was written by hand, in turns. */
const app = await boot()
const store = await app.container.make(Store)
const clock = await app.container.make(Clock)
const at = clock.iso()
await store.transaction((trx) =>
  insertRows(
    trx,
    'sales_tax_rates',
    Array.from({ length: ROWS }, (_, index) => ({
      name: `Taux ${index}`,
      basis_points: index,
      categories: '["reduced"]',
      countries: '["FR","MC"]',
      created_at: at,
      updated_at: at,
    }))
  )
)
const registry = await app.container.make(PluginRegistry)
const contributed = registry.contributions('core.lists')
const byHand = { plugin: 'sales', name: 'sales.rates_by_hand', load: () => Promise.resolve(taxRatesByHand) }
const catalogue = new ListCatalogue({ contributions: () => [...contributed, byHand] as never })
const channels = await app.container.make(ChannelPort)
const ways = [
  { lists: await app.container.make(Lists), key: 'sales.tax_rates', times: [] as number[] },
  { lists: new Lists(store, catalogue, channels, clock), key: 'sales.rates_by_hand', times: [] as number[] },
]
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { lists, key, times } of round % 2 === 0 ? ways : ways.toReversed()) {
    const started = performance.now()
    for (let page = 1; page <= PAGES; page += 1) await lists.page(key, { page: String(page) })
    times.push((performance.now() - started) / PAGES)
  }
}
/** Milliseconds of the median round, without the first ones, which warm up. */
const [resource, old] = ways.map(({ times }) => times.slice(20).toSorted((a, b) => a - b)[(ROUNDS - 20) >> 1])
process.stdout.write(`${JSON.stringify({ resource, byHand: old })}\n`)
await endProcess(0)
