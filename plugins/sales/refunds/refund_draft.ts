import { Money } from '#core/money/money'
import { openQuantities } from '#plugins/sales/orders/services/quantities'
import { ownLines, type StoredOrder } from '#plugins/sales/orders/services/stored_order'
import { firstPieces, partAmounts } from '#plugins/sales/documents/part_amounts'
import { rateSums, type RateSum } from '#plugins/sales/documents/rate_sums'
import { lineOfAnother } from '#plugins/sales/documents/errors'
import { refundFeeTooMuch, refundShippingTooMuch, refundTooMany } from '#plugins/sales/refunds/errors'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'
import type { IssuedPart, IssuedAmounts } from '#plugins/sales/documents/issued'

/** Pieces to refund. */
export interface RefundPieces {
  lineId: number
  quantity: number
  /** Returned pieces go back to the stock. Broken ones do not. */
  restock: boolean
}

/** What staff want to refund. Amounts are gross minor units. */
export interface RefundWish {
  lines: readonly RefundPieces[]
  /** Refunded part of the delivery. */
  shipping: number
  /** Additional refund. */
  adjustmentRefund: number
  /** Amount that the shop retains. */
  adjustmentFee: number
  /** The pieces were shipped: those that wait for it stay ordered. Absent: the latter are refunded first. */
  areShipped?: boolean
}

/** What was refunded before, other than pieces. */
export interface RefundedSoFar {
  shipping: number
}

export interface RefundDraftLine extends IssuedPart {
  /** How many of them were not shipped. */
  unshipped: number
  /** How many of them return to the stock. */
  restocked: number
  isRestocked: boolean
}

/** An amount that is not for pieces: delivery, a goodwill refund, or a fee. */
export interface RefundExtra extends RateSum {
  kind: 'shipping' | 'adjustment_refund' | 'adjustment_fee' | 'adjustments'
}

/** The values of a credit note before it is issued. */
export interface RefundDraft extends IssuedAmounts {
  lines: RefundDraftLine[]
  extras: RefundExtra[]
  shipping: number
  adjustmentRefund: number
  adjustmentFee: number
}

/**
 * Computes a credit note. Pieces are refunded at their invoiced price. Delivery has its own VAT rate, adjustments the main
 * rate of the order. Pieces that are not shipped yet are refunded first, and are not shipped any more.
 * @throws lineOfAnother, refundTooMany, refundShippingTooMuch, refundFeeTooMuch
 */
export function refundDraft(order: StoredOrder, wish: RefundWish, before: RefundedSoFar): RefundDraft {
  const own = ownLines(order.lines)
  const seen = new Set<number>()
  const lines = wish.lines.flatMap(({ lineId, quantity, restock }): RefundDraftLine[] => {
    if (quantity === 0) return []
    const line = own.find(({ id }) => id === lineId)
    if (!line) throw lineOfAnother({}, 'lines', { lineId })
    const most = seen.has(lineId) ? 0 : openQuantities(line).toRefund
    if (quantity > most) throw refundTooMany({ name: line.name, most }, 'lines', { lineId, most })
    seen.add(lineId)
    const unshipped = line.ships && !wish.areShipped ? Math.min(quantity, openQuantities(line).toShip) : 0
    const amounts = partAmounts(line, firstPieces(line, line.refunded), quantity, order.currency)
    const restocked = restock ? quantity - unshipped : 0
    return [{ line, quantity, unshipped, restocked, isRestocked: restock, ...amounts }]
  })
  const most = (order.shipping?.worth.total ?? 0) - before.shipping
  if (wish.shipping > most) throw refundShippingTooMuch({}, 'shipping', { most })
  const mainRate = order.taxes[0]?.rate ?? order.lines[0]?.rate
  const extras: RefundExtra[] = [
    ...(order.shipping
      ? [{ kind: 'shipping' as const, ...split(wish.shipping, order.shipping.worth.rate, order.currency) }]
      : []),
    ...(mainRate
      ? [{ kind: adjustmentKind(wish), ...split(wish.adjustmentRefund - wish.adjustmentFee, mainRate, order.currency) }]
      : []),
  ]
  const parts: RateSum[] = [...lines.map(({ line, net, tax }) => ({ rate: line.rate, net, tax })), ...extras]
  const sum = (field: 'net' | 'tax') => parts.reduce((all, part) => all + part[field], 0)
  const [net, tax] = [sum('net'), sum('tax')]
  if (wish.adjustmentFee > 0 && net + tax <= 0) throw refundFeeTooMuch({}, 'adjustmentFee')
  return {
    lines,
    shipping: wish.shipping,
    adjustmentRefund: wish.adjustmentRefund,
    adjustmentFee: wish.adjustmentFee,
    taxes: rateSums(parts),
    net,
    tax,
    total: net + tax,
    extras: extras.filter((extra) => extra.net !== 0),
    discount: lines.reduce((all, { discount }) => all + discount, 0),
  }
}

function adjustmentKind({ adjustmentRefund, adjustmentFee }: RefundWish): RefundExtra['kind'] {
  if (adjustmentFee === 0) return 'adjustment_refund'
  return adjustmentRefund === 0 ? 'adjustment_fee' : 'adjustments'
}

/** Splits a gross amount into net and VAT. */
function split(gross: number, rate: TaxRate, currency: string): RateSum {
  const tax = new Money(gross, currency).ratio(rate.basisPoints, 10_000 + rate.basisPoints).amount
  return { rate, net: gross - tax, tax }
}
