import app from '@adonisjs/core/services/app'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { findOverlaps } from '#plugins/sales/shipping/table_rates/find_overlap'
import { inTransaction } from '#core/database/run_rows'
import { rateOverlaps } from '#plugins/sales/shipping/table_rates/errors'
import { selectRows } from '#core/resources/resource_rows'
import type { TableRateRow } from '#plugins/sales/shipping/table_rates/table_rate_row'
import type { Transaction } from '#core/database/store'

/** Refuses a row that overlaps another one of the channel with the same precision. @throws rateOverlaps */
export async function refuseOverlap(
  trx: Transaction,
  { id, channel }: Pick<TableRateRow, 'id' | 'channel'>
): Promise<void> {
  const resources = await app.container.make(ResourceCatalogue)
  const { resource } = resources.find('sales.table_rates') as MadeResource
  const end = 'where channel = ? order by position, id'
  const rows = await selectRows(resource, { kinds: resources.kinds, run: inTransaction(trx) }, end, [channel])
  const overlaps = [...findOverlaps(rows as unknown as TableRateRow[])]
  const own = overlaps.find(([row, earlier]) => row.id === id || earlier.id === id)
  if (own) throw rateOverlaps({ label: own[0].label }, 'label')
}
