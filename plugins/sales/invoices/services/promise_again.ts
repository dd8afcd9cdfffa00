import { inject } from '@adonisjs/core'
import { MoveStock, ReserveStock } from '#plugins/catalogue/index'
import { inside } from '#plugins/sales/database/statements'
import { managedPieces, sourcesLeft } from '#plugins/sales/refunds/refund_effects'
import { unsentPieces } from '#plugins/sales/invoices/services/unsent_pieces'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { Transaction } from '#core/database/store'

interface Unbilled {
  order: StoredOrder
  /** Pieces that are no longer invoiced, by the id of the line. */
  pieces: ReadonlyMap<number, number>
  /** Number of the credit note, for the ledger. */
  reference: string
  origin: Origin
}

/**
 * Goods that are never shipped leave the stock when they are invoiced. Taking the invoice back returns them to the stock
 * and reserves them for the order.
 */
@inject()
export class PromiseAgain {
  constructor(
    private readonly move: MoveStock,
    private readonly reserve: ReserveStock
  ) {}

  async execute(trx: Transaction, { order, pieces, reference, origin }: Unbilled): Promise<void> {
    const run = inside(trx)
    const unsent = await managedPieces(run, unsentPieces(order.lines, pieces))
    const left = await sourcesLeft(run, order.number, unsent)
    const back = unsent.flatMap(({ variantId, quantity }) => {
      const source = left.get(variantId)
      return source === undefined ? [] : [{ variantId, quantity, source }]
    })
    if (back.length === 0) return
    await this.move.execute(
      back.map((one) => ({ ...one, reason: 'refund', reference })),
      origin,
      trx
    )
    const lines = back.map(({ variantId, quantity }) => ({ variantId, quantity }))
    await this.reserve.execute({ reference: order.number, lines, expiresAt: null }, trx)
  }
}
