import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { SendReservedPieces } from '#plugins/catalogue/index'
import { addPieces } from '#plugins/sales/orders/services/add_pieces'
import { followState } from '#plugins/sales/orders/services/follow_state'
import { hasOpenInvoice } from '#plugins/sales/invoices/services/open_invoice'
import { historyWrites } from '#plugins/sales/orders/services/order_history'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { makeOnce } from '#plugins/sales/documents/make_once'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { parcelOf, type Parcel } from '#plugins/sales/shipments/parcel_lines'
import { TakeNumber } from '#plugins/sales/documents/numbers/take_number'
import { insertParcel, parcelLines } from '#plugins/sales/shipments/write_parcel'
import type { IdempotentCall } from '#plugins/sales/documents/idempotency'
import type { Origin } from '#core/audit/origin'
import type { LinePieces } from '#plugins/sales/orders/services/quantities'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

export interface NewShipment {
  orderId: number
  /** Code of the source. */
  source: string
  lines: readonly LinePieces[]
  carrier: string
  trackingNumber: string
  /** Mail the customer. */
  isTold: boolean
}

interface Work {
  order: StoredOrder
  parcel: Parcel
  shipment: NewShipment
  origin: Origin
  now: string
}

/**
 * Ships an order or a part of it from one source. Takes the reserved pieces from the stock and updates the lines and the
 * state of the order.
 */
@inject()
export class ShipOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly numbers: TakeNumber,
    private readonly send: SendReservedPieces,
    private readonly outbox: Outbox
  ) {}

  /**
   * Returns the id of the shipment; a repeated call returns the same id.
   * @throws orderNotFound, shipmentEmpty, shipmentTooMany, idempotencyKeyReused, and the errors of the catalogue about the source and its stock
   */
  execute(shipment: NewShipment, origin: Origin, call: IdempotentCall | null = null): Promise<number> {
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const order = await holdOrder(inside(trx), this.store.dialect, shipment.orderId, now)
      if (!order) throw orderNotFound()
      return makeOnce(trx, { call, orderId: order.id, now }, () => this.#ship(trx, { order, shipment, origin, now }))
    })
  }

  async #ship(trx: Transaction, work: Omit<Work, 'parcel'>): Promise<number> {
    const { order, shipment, origin } = work
    const parcel = parcelOf(order.lines, shipment.lines)
    const reference = order.number
    const { source } = shipment
    await this.send.execute({ reference, source, reason: 'shipment', lines: parcel.pieces }, origin, trx)
    return this.#write(trx, { ...work, parcel })
  }

  async #write(trx: Transaction, work: Work): Promise<number> {
    const { order, parcel, shipment, origin, now } = work
    const run = inside(trx)
    const number = await this.numbers.execute(run, 'shipments', order.channel)
    const { carrier, trackingNumber, source, isTold } = shipment
    const sent = { source, carrier, trackingNumber, isReplacement: false }
    const id = await insertParcel(trx, { ...sent, order, parcel, number, origin, now })
    const { dialect } = this.store
    await addPieces(run, dialect, 'shipped', parcel.counted)
    const lines = order.lines.map((line) => ({ ...line, shipped: line.shipped + (parcel.counted.get(line.id) ?? 0) }))
    const { moments } = await followState(run, { ...order, lines }, await hasOpenInvoice(run, order.id))
    const details = { number, carrier, tracking: trackingNumber, count: parcel.quantity }
    await runWrites(trx, [
      parcelLines(trx, id, parcel),
      ...historyWrites(
        trx,
        { orderId: order.id, origin, now },
        { kind: 'shipped', details, isTold, documents: [{ subject: 'sales.shipments', id, action: 'created' }] },
        ...moments
      ),
      this.outbox.write(trx, {
        name: 'sales.order.shipped',
        subject: `sales.order:${order.id}`,
        payload: { version: 1, orderId: order.id, shipmentId: id, isTold },
      }),
    ])
    return id
  }
}
