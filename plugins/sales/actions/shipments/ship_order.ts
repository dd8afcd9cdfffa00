import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { dialectOf, runWrites } from '#core/database/write_set'
import { rowWrite, type RowTarget } from '#core/database/write_rows'
import { SendReservedPieces } from '#plugins/catalogue/index'
import { addPieces } from '#plugins/sales/services/orders/add_pieces'
import { followState } from '#plugins/sales/services/orders/follow_state'
import { hasOpenInvoice } from '#plugins/sales/services/documents/open_invoice'
import { historyWrite } from '#plugins/sales/services/orders/order_history'
import { holdOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { makeOnce } from '#plugins/sales/services/documents/make_once'
import { orderNotFound } from '#plugins/sales/errors/orders'
import { parcelOf, type LinePieces, type Parcel } from '#plugins/sales/services/shipments/parcel_lines'
import { sourceName } from '#plugins/sales/services/shipments/source_name'
import { TakeNumber } from '#plugins/sales/services/documents/take_number'
import type { IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** A parcel that leaves. */
export interface NewShipment {
  orderId: number
  /** Code of the source that it leaves. */
  source: string
  lines: readonly LinePieces[]
  carrier: string
  trackingNumber: string
  /** The customer is sent a mail. */
  isTold: boolean
}

interface Work {
  order: StoredOrder
  parcel: Parcel
  shipment: NewShipment
  origin: Origin
  now: string
}

const LINES: RowTarget = {
  table: 'sales_shipment_lines',
  columns: { shipment_id: 'bigint', line_id: 'bigint', quantity: 'integer' },
}

/**
 * Sends a part of an order, or all of it, from one source: what was reserved leaves the stock, the lines count it, and
 * the state of the order follows.
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
   * Gives the id of the shipment; the same call again is the same one.
   * @throws orderNotFound, shipmentEmpty, shipmentTooMany, idempotencyKeyReused, and what the catalogue says of a source or its stock
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
    const [row] = await run<{ id: number }>(
      `insert into sales_shipments (number, order_id, source_code, source_name, carrier, tracking_number, quantity,
         weight, delivery, actor_name, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [
        ...[number, order.id, source, await sourceName(run, source), carrier, trackingNumber, parcel.quantity],
        ...[parcel.weight, order.delivery && JSON.stringify(order.delivery), origin.actor.name, now],
      ]
    )
    const id = Number(row?.id)
    const { dialect } = this.store
    await addPieces(run, dialect, 'shipped', parcel.counted)
    const lines = order.lines.map((line) => ({ ...line, shipped: line.shipped + (parcel.counted.get(line.id) ?? 0) }))
    const { moments } = await followState(run, { ...order, lines }, await hasOpenInvoice(run, order.id))
    const details = { number, carrier, tracking: trackingNumber, count: parcel.quantity }
    await runWrites(trx, [
      rowWrite(
        dialectOf(trx),
        LINES,
        [...parcel.counted].map(([lineId, quantity]) => [id, lineId, quantity])
      ),
      historyWrite(trx, { orderId: order.id, origin, now }, { kind: 'shipped', details, isTold }, ...moments),
      this.outbox.write(trx, {
        name: 'sales.order.shipped',
        subject: `sales.order:${order.id}`,
        payload: { version: 1, orderId: order.id, shipmentId: id, isTold },
      }),
    ])
    return id
  }
}
