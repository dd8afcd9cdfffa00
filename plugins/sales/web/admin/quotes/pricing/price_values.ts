import type { CallOptions } from '#web/lib/registry'
import type { Quotable, StaffQuote } from '../quote_data'

/** A line as it is being priced: one of the quote by its position, or a product that was added. */
export interface PricedLine {
  position: number | null
  sku: string
  name: string
  /** Minor units with VAT, of one piece. */
  unitAmount: number
  quantity: number
  /** Minor units with VAT, off the line. */
  off: number
}

export interface PriceValues {
  [field: string]: unknown
  lines: PricedLine[]
  /** False: nobody has said yet what delivery costs. */
  hasDelivery: boolean
  deliveryTitle: string
  deliveryAmount: number
}

export function priceValues({ lines, shipping }: StaffQuote, deliveryTitle: string): PriceValues {
  return {
    lines: lines.map(({ position, sku, name, detail, shownPrice, quantity, off }) => ({
      ...{ position, sku, name: [name, detail].filter(Boolean).join(', ') },
      ...{ unitAmount: shownPrice.amount, quantity, off: off.amount },
    })),
    hasDelivery: shipping !== null,
    deliveryTitle: shipping?.title ?? deliveryTitle,
    deliveryAmount: shipping?.amount ?? 0,
  }
}

/** A product as a line. */
export function addedLine({ sku, name, detail, price }: Quotable): PricedLine {
  const words = [name, detail].filter(Boolean).join(', ')
  return { position: null, sku, name: words, unitAmount: price.amount, quantity: 1, off: 0 }
}

type Sent = Omit<CallOptions<'sales.admin.quotes.update'>['data'], 'version'>

/** What the server takes. */
export function sentPrices({ lines, hasDelivery, deliveryTitle, deliveryAmount }: PriceValues): Sent {
  return {
    lines: lines.map(({ position, sku, unitAmount, quantity, off }) => ({
      ...(position === null ? { sku } : { position }),
      ...{ unitAmount: unitAmount ?? 0, quantity: quantity ?? 0, off: off ?? 0 },
    })),
    shipping: hasDelivery ? { title: deliveryTitle, amount: deliveryAmount ?? 0 } : null,
  }
}

/** What a line comes to with VAT, as far as the page can tell. */
export const worthOf = ({ unitAmount, quantity, off }: PricedLine): number => unitAmount * quantity - off

/** So many hundredths off each line, to the minor unit. */
export function takenOff(lines: readonly PricedLine[], percent: number): PricedLine[] {
  return lines.map((line) => ({ ...line, off: Math.round((line.unitAmount * line.quantity * percent) / 100) }))
}
