import { bigint, boolean, instant, integer, json, named, nullable, table, text } from '#core/database/table'
import type { PostalAddress } from '#plugins/sales/contracts/address'

export const shipments = table('sales_shipments', {
  id: bigint(),
  number: text(),
  orderId: bigint(),
  sourceCode: text(),
  source: named('source_name', text()),
  carrier: text(),
  trackingNumber: text(),
  quantity: integer(),
  /** Grams; null: unknown. */
  weight: nullable(integer()),
  delivery: nullable(json<PostalAddress>()),
  /** Null: nobody said that it was delivered. */
  deliveredAt: nullable(instant()),
  /** Sent at no price in place of goods of the order. Its pieces are not counted as shipped. */
  isReplacement: boolean(),
  by: named('actor_name', text()),
  at: named('created_at', instant()),
})

export const shipmentLines = table('sales_shipment_lines', {
  id: bigint(),
  shipmentId: bigint(),
  lineId: bigint(),
  quantity: integer(),
})
