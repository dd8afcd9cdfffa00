import { dialectOf } from '#core/database/write_set'
import { inside } from '#plugins/sales/database/statements'
import { shipmentLines, shipments } from '#plugins/sales/shipments/tables'
import { sourceName } from '#plugins/sales/shipments/source_name'
import type { Origin } from '#core/audit/origin'
import type { Parcel } from '#plugins/sales/shipments/parcel_lines'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

interface NewParcel {
  order: StoredOrder
  parcel: Pick<Parcel, 'quantity' | 'weight'>
  number: string
  /** Code of the source. */
  source: string
  carrier: string
  trackingNumber: string
  isReplacement: boolean
  origin: Origin
  now: string
}

/** Inserts a parcel; returns its id. */
export async function insertParcel(trx: Transaction, one: NewParcel): Promise<number> {
  const { order, parcel, number, source, carrier, trackingNumber, isReplacement, origin, now } = one
  return shipments.insert(trx, {
    number,
    orderId: order.id,
    sourceCode: source,
    source: await sourceName(inside(trx), source),
    carrier,
    trackingNumber,
    quantity: parcel.quantity,
    weight: parcel.weight,
    delivery: order.delivery,
    deliveredAt: null,
    isReplacement,
    by: origin.actor.name,
    at: now,
  })
}

/** The content of a parcel, to be run with other writes. */
export function parcelLines(trx: Transaction, shipmentId: number, { counted }: Pick<Parcel, 'counted'>): Write {
  const rows = [...counted].map(([lineId, quantity]) => ({ shipmentId, lineId, quantity }))
  return shipmentLines.insertWrite(dialectOf(trx), rows)
}
