import app from '@adonisjs/core/services/app'
import { CachedValue } from '#core/database/cached_value'
import { ReadResource } from '#core/resources/read_resource'
import type { Store } from '#core/database/store'
import type tableRates from '#plugins/sales/resources/table_rates'
import type { TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'

const TABLE = new CachedValue<Map<string, TableRateRow[]>>(['sales.table_rates'], async () => {
  const read = await app.container.make(ReadResource)
  const rows = await read.select<typeof tableRates>('sales.table_rates', 'order by channel, position, id')
  return Map.groupBy(rows, ({ channel }) => channel)
})

/** The table of a channel, held in memory until a row of it changes. */
export async function tableRatesOf(store: Store, channel: string): Promise<readonly TableRateRow[]> {
  return (await TABLE.of(store)).get(channel) ?? []
}
