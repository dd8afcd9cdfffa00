import { CachedValue } from '#core/database/cached_value'
import { TABLE_RATES, type TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'
import { listRecords } from '#core/records/record_kind'
import { outside } from '#plugins/sales/database/statements'
import type { Store } from '#core/database/store'

const TABLE = new CachedValue([TABLE_RATES.subject], async (reader) => {
  const rows = await listRecords(outside({ reader }), TABLE_RATES)
  return Map.groupBy(rows, ({ channel }) => channel)
})

/** The table of a channel, held in memory until a row of it changes. */
export async function tableRatesOf(store: Store, channel: string): Promise<readonly TableRateRow[]> {
  return (await TABLE.of(store)).get(channel) ?? []
}
