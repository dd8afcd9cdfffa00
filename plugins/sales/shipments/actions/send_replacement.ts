import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { MoveStock } from '#plugins/catalogue/index'
import { Outbox } from '#core/events/outbox'
import { runWrites } from '#core/database/write_set'
import { historyWrites, type OrderDocument } from '#plugins/sales/orders/services/order_history'
import { insertParcel, parcelLines } from '#plugins/sales/shipments/write_parcel'
import { inside } from '#plugins/sales/database/statements'
import { managedPieces } from '#plugins/sales/refunds/refund_effects'
import { replacementOf } from '#plugins/sales/shipments/parcel_lines'
import { TakeNumber } from '#plugins/sales/documents/numbers/take_number'
import type { LinePieces } from '#plugins/sales/orders/services/quantities'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { Transaction } from '#core/database/store'

/** Goods that are sent once more, at no price. */
export interface Replacement {
  lines: readonly LinePieces[]
  /** Code of the source. */
  source: string
  carrier: string
  trackingNumber: string
  /** Mail the customer. */
  isTold: boolean
}

/**
 * Sends goods of an order once more. The pieces are taken from the stock, but not those that are reserved for others. They
 * are not counted as shipped, nothing is invoiced, and the state of the order stays.
 */
@inject()
export class SendReplacement {
  constructor(
    private readonly clock: Clock,
    private readonly numbers: TakeNumber,
    private readonly move: MoveStock,
    private readonly outbox: Outbox
  ) {}

  /**
   * For a locked order (`FindOrderFor.hold`), in its transaction. Returns the id of the parcel.
   * @throws lineOfAnother, shipmentEmpty, shipmentTooMany, and the errors of the catalogue about the source and its stock
   */
  async ofHeld(trx: Transaction, order: StoredOrder, wanted: Replacement, origin: Origin): Promise<number> {
    const run = inside(trx)
    const now = this.clock.iso()
    const { source, carrier, trackingNumber, isTold } = wanted
    const parcel = replacementOf(order.lines, wanted.lines)
    const number = await this.numbers.execute(run, 'shipments', order.channel)
    const moves = (await managedPieces(run, parcel.pieces)).map(({ variantId, quantity }) => {
      return { variantId, source, quantity: -quantity, reason: 'replacement', reference: number, promised: 0 }
    })
    if (moves.length > 0) await this.move.execute(moves, origin, trx)
    const sent = { source, carrier, trackingNumber, isReplacement: true }
    const id = await insertParcel(trx, { ...sent, order, parcel, number, origin, now })
    const details = { number, carrier, tracking: trackingNumber, count: parcel.quantity }
    const documents: OrderDocument[] = [{ subject: 'sales.shipments', id, action: 'created' }]
    await runWrites(trx, [
      parcelLines(trx, id, parcel),
      ...historyWrites(
        trx,
        { orderId: order.id, origin, now },
        { kind: 'replacement_sent', details, isTold, documents }
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
