import { openQuantities } from '#plugins/sales/orders/services/quantities'
import { ownLines, type StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { RefundWish } from '#plugins/sales/refunds/refund_draft'

interface Billed {
  /** An invoice is unpaid. */
  hasOpenInvoice: boolean
  /** Amount of the delivery that was credited so far, in minor units. */
  shippingCredited: number
}

/** Invoiced pieces that have not been shipped, which a cancellation credits. */
export interface CreditOfCancelling {
  wish: RefundWish
  pieces: number
}

/**
 * What a cancellation credits while an invoice is unpaid: every piece that was invoiced and not shipped, and the delivery
 * if nothing was shipped. Null: nothing.
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
