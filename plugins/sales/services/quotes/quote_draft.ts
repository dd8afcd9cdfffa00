import { toBase, worthInBase } from '#plugins/sales/services/orders/base_amounts'
import type { DraftLine, FrozenShipping, OrderAmounts, OrderDraft } from '#plugins/sales/services/orders/order_draft'
import type { PaidIn } from '#plugins/sales/services/cart/cart_currency'
import type { UsedDiscount } from '#plugins/sales/contracts/discount_source'
import type { RateTotals, Worth } from '#plugins/sales/contracts/totals'

/** A line of a quote. What it was made of may be gone from the shop meanwhile. */
export type QuoteLine = Omit<DraftLine, 'variantId' | 'productId'> & {
  variantId: number | null
  productId: number | null
  /** Gross minor units that are taken off its shown price. */
  off: number
}

/** How a quote is delivered. `shown`: the price that staff said, as prices are shown in the shop. */
export type QuoteShipping = FrozenShipping & { shown?: number }

/** A discount as documents tell it. */
export interface QuoteDiscount {
  label: string
  code: string | null
  amount: number
}

/** A rule or a code that its cart used, as the source that gave it knows it. */
export type QuoteUse = UsedDiscount

/** Everything that a quote comes to: an order is made of it as it stands. */
export interface QuoteDraft extends Omit<OrderDraft, 'lines' | 'shipping'> {
  lines: QuoteLine[]
  shipping: QuoteShipping | null
  discounts: QuoteDiscount[]
  couponCode: string | null
  /** Counted when it becomes an order. Absent from what was sent before they were kept. */
  uses?: QuoteUse[]
}

/** The parts of a draft that everything else is summed up from. */
type Parts = Pick<QuoteDraft, 'shipping' | 'discounts' | 'couponCode' | 'uses'> & {
  lines: Omit<QuoteLine, 'base'>[]
  taxes: RateTotals[]
}

/** Adds up a draft; its amounts in the books are those of its lines at the quote's own rate. */
export function quoteDraft(parts: Parts, paid: PaidIn): QuoteDraft {
  const base = toBase(paid)
  const lines = parts.lines.map((line) => {
    const { net, tax, total } = worthInBase(line.worth, base)
    return { ...line, base: { net, tax, total } }
  })
  const own = lines.filter(({ parentPosition }) => parentPosition === null)
  const shipped = parts.shipping ? [parts.shipping.worth] : []
  return {
    ...parts,
    lines,
    amounts: sums(
      own.map(({ worth }) => worth),
      shipped
    ),
    base: sums(
      own.map(({ worth }) => worthInBase(worth, base)),
      shipped.map((worth) => worthInBase(worth, base))
    ),
  }
}

type Summed = Pick<Worth, 'gross' | 'discount' | 'total' | 'net' | 'tax'>

function sums(lines: readonly Summed[], shipping: readonly Summed[]): OrderAmounts {
  const sum = (of: readonly Summed[], field: keyof Summed) => of.reduce((all, one) => all + one[field], 0)
  const all = [...lines, ...shipping]
  return {
    subtotal: sum(lines, 'gross'),
    discount: sum(all, 'discount'),
    goods: sum(lines, 'total'),
    shipping: sum(shipping, 'total'),
    net: sum(all, 'net'),
    tax: sum(all, 'tax'),
    total: sum(all, 'total'),
  }
}

/** What is taken off the shown price of a line whose discount is told at the rate of its destination. */
export function shownOff({ worth, unitAmount, quantity }: Pick<DraftLine, 'worth' | 'unitAmount' | 'quantity'>) {
  return worth.gross === 0 ? 0 : Math.round((worth.discount * unitAmount * quantity) / worth.gross)
}
