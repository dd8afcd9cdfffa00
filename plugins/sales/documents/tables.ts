import { bigint, instant, integer, nullable, table, text } from '#core/database/table'
import type { Series } from '#plugins/sales/documents/numbers/number_series'

export const idempotencyKeys = table('sales_idempotency_keys', {
  id: bigint(),
  scope: text(),
  owner: text(),
  key: text(),
  bodyHash: text(),
  orderId: bigint(),
  /** Null: it made the order. */
  madeId: nullable(bigint()),
  createdAt: instant(),
})

export const numberSeries = table('sales_number_series', { series: text<Series>(), year: integer(), last: bigint() })
