import { Money } from '#core/money/money'
import { openQuantities } from '#plugins/sales/services/orders/quantities'
import { ownLines, type StoredOrder, type StoredOrderLine } from '#plugins/sales/services/orders/stored_order'
import { partAmounts } from '#plugins/sales/services/documents/part_amounts'
import { rateSums, type RateSum } from '#plugins/sales/services/documents/rate_sums'
import { lineOfAnother, refundFeeTooMuch, refundShippingTooMuch, refundTooMany } from '#plugins/sales/errors/orders'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** Pieces that are given back. */
export interface RefundPieces {
  lineId: number
  quantity: number
  /** Those that came back go back on the shelf: a broken bottle does not. */
  restock: boolean
}

/** What staff want to give back. Amounts are gross minor units. */
export interface RefundWish {
  lines: readonly RefundPieces[]
  /** Part of the delivery. */
  shipping: number
  /** More than that. */
  adjustmentRefund: number
  /** What the shop keeps. */
  adjustmentFee: number
}

/** What was given back before, beside the pieces. */
export interface RefundedSoFar {
  shipping: number
}

export interface RefundDraftLine {
  line: StoredOrderLine
  quantity: number
  /** Pieces of these that had not left. */
  unshipped: number
  /** Pieces that come back to the stock. */
  restocked: number
  isRestocked: boolean
  discount: number
  net: number
  tax: number
  total: number
}

/** What is given back beside pieces, or kept: delivery, a gesture, a fee. */
export interface RefundExtra extends RateSum {
  kind: 'shipping' | 'adjustment_refund' | 'adjustment_fee' | 'adjustments'
}

/** What a credit note will say. */
export interface RefundDraft {
  lines: RefundDraftLine[]
  extras: RefundExtra[]
  shipping: number
  adjustmentRefund: number
  adjustmentFee: number
  taxes: RateSum[]
  discount: number
  net: number
  tax: number
  total: number
}

/**
 * Works out a credit note. Pieces cost what they were invoiced at; delivery and adjustments carry the VAT of what they
 * belong to. Pieces that had not left are given back first: they will not leave any more.
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
    const unshipped = line.ships ? Math.min(quantity, openQuantities(line).toShip) : 0
    const amounts = partAmounts(line, { before: line.refunded, pieces: quantity, whole: line.quantity })
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
    ...{ lines, shipping: wish.shipping, adjustmentRefund: wish.adjustmentRefund, adjustmentFee: wish.adjustmentFee },
    ...{ taxes: rateSums(parts), net, tax, total: net + tax, extras: extras.filter((extra) => extra.net !== 0) },
    discount: lines.reduce((all, { discount }) => all + discount, 0),
  }
}

function adjustmentKind({ adjustmentRefund, adjustmentFee }: RefundWish): RefundExtra['kind'] {
  if (adjustmentFee === 0) return 'adjustment_refund'
  return adjustmentRefund === 0 ? 'adjustment_fee' : 'adjustments'
}

/** A gross amount with the VAT in it. */
function split(gross: number, rate: TaxRate, currency: string): RateSum {
  const tax = new Money(gross, currency).ratio(rate.basisPoints, 10_000 + rate.basisPoints).amount
  return { rate, net: gross - tax, tax }
}
