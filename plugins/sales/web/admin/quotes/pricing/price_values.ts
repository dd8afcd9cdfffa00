import { shareOf } from '#web/lib/money'
import type { BodyOf } from '#web/lib/registry'
import type { Quotable, StaffQuote } from '../quote_data'

/** A line in the form: one of the quote, by its position, or an added product. */
export interface PricedLine {
  position: number | null
  sku: string
  name: string
  /** Unit price in minor units, with VAT. */
  unitAmount: number
  quantity: number
  /** Discount of the line as an amount, in minor units with VAT. */
  off: number
  /** Discount of the line as a percentage, in basis points. Null when `off` applies. */
  percent: number | null
}

export interface PriceValues {
  [field: string]: unknown
  lines: PricedLine[]
  /** False until the price of delivery is set. */
  hasDelivery: boolean
  deliveryTitle: string
  deliveryAmount: number
}

export function priceValues({ lines, shipping }: StaffQuote, deliveryTitle: string): PriceValues {
  return {
    lines: lines.map(({ position, sku, name, detail, shownPrice, quantity, off, offPercent }) => ({
      position,
      sku,
      name: [name, detail].filter(Boolean).join(', '),
      unitAmount: shownPrice.amount,
      quantity,
      off: off.amount,
      percent: offPercent,
    })),
    hasDelivery: shipping !== null,
    deliveryTitle: shipping?.title ?? deliveryTitle,
    deliveryAmount: shipping?.amount ?? 0,
  }
}

/** A new line for a product, with the discount that all other lines have. */
export function addedLine({ sku, name, detail, price }: Quotable, lines: readonly PricedLine[]): PricedLine {
  const words = [name, detail].filter(Boolean).join(', ')
  return {
    position: null,
    sku,
    name: words,
    unitAmount: price.amount,
    quantity: 1,
    off: 0,
    percent: commonPercent(lines),
  }
}

type Sent = Omit<BodyOf<'sales.admin.quotes.update'>, 'version'>

/** The request body. */
export function sentPrices({ lines, hasDelivery, deliveryTitle, deliveryAmount }: PriceValues): Sent {
  return {
    lines: lines.map(({ position, sku, unitAmount, quantity, off, percent }) => ({
      ...(position === null ? { sku } : { position }),
      unitAmount: unitAmount ?? 0,
      quantity: quantity ?? 0,
      off: percent === null ? (off ?? 0) : 0,
      percent,
    })),
    shipping: hasDelivery ? { title: deliveryTitle, amount: deliveryAmount ?? 0 } : null,
  }
}

/** Total of a line with VAT, before its discount. */
const fullWorthOf = ({ unitAmount, quantity }: PricedLine): number => (unitAmount ?? 0) * (quantity ?? 0)

/** The discount of a line as an amount. */
export function offOf(line: PricedLine): number {
  return line.percent === null ? (line.off ?? 0) : shareOf(fullWorthOf(line), line.percent)
}

/** Total of a line with VAT. The server may round differently. */
export const worthOf = (line: PricedLine): number => fullWorthOf(line) - offOf(line)

/** Sets the same percentage discount on each line. */
export function takenOff(lines: readonly PricedLine[], percent: number): PricedLine[] {
  return lines.map((line) => ({ ...line, percent }))
}

/** The percentage discount that all lines share, or null. */
export function commonPercent(lines: readonly PricedLine[]): number | null {
  const [percent = null] = lines.map((line) => line.percent)
  return lines.every((line) => line.percent === percent) ? percent : null
}

/** Converts the discount of a line between percentage and amount, keeping its value if possible. */
export function otherDiscount(line: PricedLine): PricedLine {
  if (line.percent !== null) return { ...line, off: offOf(line), percent: null }
  const worth = fullWorthOf(line)
  return { ...line, percent: worth === 0 ? 0 : Math.min(10_000, Math.round((offOf(line) * 10_000) / worth)) }
}
