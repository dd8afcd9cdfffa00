import { boot } from './boot.js'
import { Store } from '#core/database/store'
import { endProcess } from '#core/console/end_process'

/** Raises the stock, so that nothing sells out while it is measured, and prints the SKUs that have some, on PostgreSQL. */
const app = await boot()
const store = await app.container.make(Store)
await store.transaction((trx) => trx.rawQuery('update catalogue_stock_levels set on_hand = 1000000'))
const rows = await store.read.all<{ sku: string }>(
  'select sku from catalogue_variants where id in (select variant_id from catalogue_stock_levels) order by id'
)
process.stdout.write(`${JSON.stringify(rows.map(({ sku }) => sku))}\n`)
await endProcess(0)
