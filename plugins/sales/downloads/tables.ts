import { bigint, instant, integer, nullable, table } from '#core/database/table'

/** How often a customer fetched a file. */
export const downloadUses = table('sales_download_uses', {
  id: bigint(),
  lineId: bigint(),
  downloadId: bigint(),
  used: integer(),
  renewedAt: nullable(instant()),
})
