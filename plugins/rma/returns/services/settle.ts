import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { CancelOrder, RefundOrder, SendReplacement, stockPieces, type StoredOrder } from '#plugins/sales/index'
import { MoveStock } from '#plugins/catalogue/index'
import { dialectOf, runWrites } from '#core/database/write_set'
import { effects, returnLines } from '#plugins/rma/returns/tables'
import {
  cancellableOf,
  unsettledOf,
  type ReturnLine,
  type StoredReturn,
} from '#plugins/rma/returns/services/return_reads'
import type { OrderedLine } from '#plugins/rma/returns/services/returnable'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

/** How staff settle a return. */
export interface Settlement {
  /** Lines of the return whose received pieces go back to the stock. */
  restock: readonly number[]
  /** Code of the source: of restocked pieces (null: the one that they were shipped from), or of the new parcel. */
  source: string | null
  text: string
  carrier: string
  trackingNumber: string
  /** Of a refund, in minor units: what the shop retains. */
  fee: number
  isByProvider: boolean
}

interface Settled {
  trx: Transaction
  order: StoredOrder
  found: StoredReturn
  how: Settlement
  origin: Origin
}

interface Done {
  kind: 'refund' | 'replace' | 'cancel'
  pieces: readonly { line: ReturnLine; quantity: number; restocked: number }[]
  documentId: number | null
}

/**
 * What a return does to its order and the stock, in the transaction of the move. Quantities come from the return; each piece is
 * settled once, since `settled` counts it there. The order is locked.
 */
@inject()
export class Settle {
  constructor(
    private readonly clock: Clock,
    private readonly refunds: RefundOrder,
    private readonly replacements: SendReplacement,
    private readonly cancellations: CancelOrder,
    private readonly stock: MoveStock
  ) {}

  /** Returns the id of the credit note. */
  async refund({ trx, order, found, how, origin }: Settled): Promise<number> {
    const pieces = piecesOf(found, how)
    const { id } = await this.refunds.issue(
      trx,
      order,
      {
        orderId: order.id,
        // What waits to be shipped stays ordered: these pieces were with the customer.
        areShipped: true,
        lines: pieces.map(({ line, quantity, restocked }) => {
          return { lineId: line.orderLineId, quantity, restock: restocked > 0 }
        }),
        shipping: 0,
        adjustmentRefund: 0,
        adjustmentFee: how.fee,
        reason: found.number,
        source: how.source,
        isTold: true,
        isByProvider: how.isByProvider,
      },
      origin
    )
    await this.#count(trx, found, { kind: 'refund', pieces, documentId: id })
    return id
  }

  /** Sends the goods once more, and puts on the shelf what came back whole. Returns the id of the parcel. */
  async replace({ trx, order, found, how, origin }: Settled & { how: { source: string } }): Promise<number> {
    const pieces = piecesOf(found, how)
    const { source, carrier, trackingNumber } = how
    const back = pieces.flatMap(({ line: { orderLineId: lineId }, restocked: quantity }) =>
      quantity > 0 ? [{ lineId, quantity }] : []
    )
    const moves = (await stockPieces(trx, order, back)).map(({ variantId, quantity }) => {
      return { variantId, quantity, source, reason: 'return', reference: found.number }
    })
    if (moves.length > 0) await this.stock.execute(moves, origin, trx)
    const lines = pieces.map(({ line, quantity }) => ({ lineId: line.orderLineId, quantity }))
    const parcel = { lines, source, carrier, trackingNumber, isTold: true }
    const id = await this.replacements.ofHeld(trx, order, parcel, origin)
    await this.#count(trx, found, { kind: 'replace', pieces, documentId: id })
    return id
  }

  /** Calls off the pieces that are not invoiced. */
  async cancel({ trx, order, found, how, origin }: Settled, ordered: readonly OrderedLine[]): Promise<void> {
    const pieces = found.lines.flatMap((line) => {
      const quantity = cancellableOf(line, ordered)
      return quantity > 0 ? [{ line, quantity, restocked: 0 }] : []
    })
    const lines = pieces.map(({ line, quantity }) => ({ lineId: line.orderLineId, quantity }))
    const { text: reason, isByProvider } = how
    await this.cancellations.ofHeld(
      trx,
      order,
      { orderId: order.id, isOwn: false, reason, lines, isByProvider },
      origin
    )
    await this.#count(trx, found, { kind: 'cancel', pieces, documentId: null })
  }

  async #count(trx: Transaction, found: StoredReturn, { kind, pieces, documentId }: Done): Promise<void> {
    const at = this.clock.iso()
    const counted = pieces.map(({ line, quantity }) => ({ id: line.id, settled: line.settled + quantity }))
    const done = pieces.map(({ line, quantity, restocked }) => {
      return { returnId: found.id, returnLineId: line.id, kind, quantity, restocked, documentId, createdAt: at }
    })
    const dialect = dialectOf(trx)
    await runWrites(trx, [returnLines.updateWrite(dialect, counted, ['id']), effects.insertWrite(dialect, done)])
  }
}

/** Only what was received goes back on the shelf. */
function piecesOf({ lines }: StoredReturn, { restock }: Settlement) {
  return lines.flatMap((line) => {
    const quantity = unsettledOf(line)
    const restocked = line.received !== null && restock.includes(line.id) ? quantity : 0
    return quantity > 0 ? [{ line, quantity, restocked }] : []
  })
}
