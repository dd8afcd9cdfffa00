import { openQuantities } from '#plugins/sales/services/orders/quantities'
import { ownLines, type StoredOrder } from '#plugins/sales/services/orders/stored_order'
import type { RefundWish } from '#plugins/sales/services/documents/refund_draft'

interface Billed {
  /** An invoice waits for its payment. */
  hasOpenInvoice: boolean
  /** What was credited of the delivery so far, minor units. */
  shippingCredited: number
}

/** What a cancellation does beside cancelling: pieces that an invoice bills and that have not left are credited. */
export interface CreditOfCancelling {
  wish: RefundWish
  pieces: number
}

/**
 * What is to be credited of an order that is called off while an invoice of it waits for its payment: every piece that
 * was invoiced and has not left; and the delivery, when nothing has left at all. Null: nothing.
 */
export function creditOfCancelling(
  { lines, shipping }: Pick<StoredOrder, 'lines' | 'shipping'>,
  { hasOpenInvoice, shippingCredited }: Billed
): CreditOfCancelling | null {
  if (!hasOpenInvoice) return null
  const own = ownLines(lines).map((line) => {
    const after = { ...line, canceled: line.canceled + openQuantities(line).toCancel }
    const { toShip, toRefund } = openQuantities(after)
    return { line: after, pieces: line.ships ? Math.min(toRefund, toShip) : toRefund }
  })
  const pieces = own.reduce((sum, one) => sum + one.pieces, 0)
  if (pieces === 0) return null
  const isWhole = own.every(({ line, pieces: back }) => line.quantity === line.canceled + line.refunded + back)
  const hasLeft = own.some(({ line }) => line.shipped > 0)
  const delivery = isWhole && !hasLeft ? (shipping?.worth.total ?? 0) - shippingCredited : 0
  return {
    pieces,
    wish: {
      lines: own.map(({ line, pieces: quantity }) => ({ lineId: line.id, quantity, restock: true })),
      shipping: Math.max(0, delivery),
      adjustmentRefund: 0,
      adjustmentFee: 0,
    },
  }
}
