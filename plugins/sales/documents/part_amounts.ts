import { divideHalfUp } from '#core/money/rounding'
import { timesUnitPrice } from '#core/money/unit_price'
import { netUnitPrice } from '#plugins/sales/documents/net_unit_price'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** Pieces of a line: in earlier parts, in this part, and in all. */
export interface Part {
  before: number
  pieces: number
  whole: number
}

/**
 * The share of an amount for some pieces. Consecutive parts add up to the amount exactly, because each is the difference
 * of two rounded cumulative shares.
 */
export function partOf(amount: number, { before, pieces, whole }: Part): number {
  const share = (count: number) => Number(divideHalfUp(BigInt(amount) * BigInt(count), BigInt(whole)))
  return share(before + pieces) - share(before)
}

/** An order line that is billed in parts. Amounts are minor units of its currency. */
export interface PartedLine {
  /** VAT included, before discounts. */
  gross: number
  discount: number
  net: number
  tax: number
  quantity: number
  rate: Pick<TaxRate, 'basisPoints'>
}

/** What was billed or credited of a line before. */
export interface Standing {
  pieces: number
  total: number
  discount: number
}

/**
 * Amounts for some pieces of a line. The gross total is prorated: one bottle of two that cost 20.00 € is 10.00 €, and the
 * last part takes the remainder. The net amount is the quantity times the net unit price of the order, less the discount.
 * VAT is the difference. A line without VAT has none on its parts.
 */
export function partAmounts(line: PartedLine, standing: Standing, pieces: number, currency: string) {
  const paid = line.net + line.tax
  const share = (amount: number) =>
    partOf(amount, { before: 0, pieces: standing.pieces + pieces, whole: line.quantity })
  const total = Math.max(0, share(paid) - standing.total)
  // Shares of the price and of what is paid are rounded, the discount is the difference: two halves are not rounded up.
  const discount = Math.max(0, share(paid + line.discount) - share(paid) - standing.discount)
  const full = timesUnitPrice(netUnitPrice(line, currency), pieces)
  // A part without a discount keeps the price of the order, even if the line has one that rounds to nothing here.
  const net = line.tax === 0 ? total : Math.min(full, discount === 0 ? total : netShare(line.net, total, paid))
  return { net, tax: total - net, discount, total }
}

/** Amounts for the first pieces of a line. */
export function firstPieces(line: PartedLine, pieces: number): Standing {
  const part = { before: 0, pieces, whole: line.quantity }
  const paid = line.net + line.tax
  const total = partOf(paid, part)
  return { pieces, total, discount: partOf(paid + line.discount, part) - total }
}

const netShare = (net: number, total: number, paid: number) => partOf(net, { before: 0, pieces: total, whole: paid })
