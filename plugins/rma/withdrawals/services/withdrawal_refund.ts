import { openQuantities, ownLines, type LinePieces, type StoredOrder } from '#plugins/sales/index'
import { withdrawalNotInvoiced } from '#plugins/rma/withdrawals/errors'

/** How the pieces of a withdrawal are given back. */
export interface WithdrawalShares {
  /** Invoiced pieces, by a credit note. */
  refunded: LinePieces[]
  /** Pieces that are neither invoiced nor shipped: they are called off. */
  canceled: LinePieces[]
}

/**
 * Splits the pieces of a withdrawal into those that a credit note gives back and those that are called off. Pieces that were
 * refunded or cancelled meanwhile are left out.
 * @throws withdrawalNotInvoiced, for pieces that left without an invoice
 */
export function withdrawalShares(order: Pick<StoredOrder, 'lines'>, wanted: readonly LinePieces[]): WithdrawalShares {
  const shares: WithdrawalShares = { refunded: [], canceled: [] }
  for (const { lineId, quantity } of wanted) {
    const line = ownLines(order.lines).find(({ id }) => id === lineId)
    if (!line) continue
    const left = Math.min(quantity, line.quantity - line.refunded - line.canceled)
    const { toRefund, toCancel } = openQuantities(line)
    const refunded = Math.min(left, toRefund)
    const canceled = Math.min(left - refunded, toCancel)
    if (refunded + canceled < left) throw withdrawalNotInvoiced({ name: line.name })
    if (refunded > 0) shares.refunded.push({ lineId, quantity: refunded })
    if (canceled > 0) shares.canceled.push({ lineId, quantity: canceled })
  }
  return shares
}

/**
 * The part of the delivery that is given back, in minor units: nothing unless the whole order is withdrawn, and at most the
 * standard delivery. What an express delivery cost more stays with the customer (L221-24). `standard` 0: what was paid.
 */
export function shippingShare(
  paid: number,
  credited: number,
  { isWhole, standard }: { isWhole: boolean; standard: number }
) {
  if (!isWhole) return 0
  return Math.max(0, (standard > 0 ? Math.min(paid, standard) : paid) - credited)
}
