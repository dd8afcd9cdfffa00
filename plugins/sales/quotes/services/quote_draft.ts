import { toBase, worthInBase } from '#plugins/sales/documents/base_amounts'
import type { DraftLine, OrderAmounts, OrderDraft } from '#plugins/sales/orders/services/order_draft'
import type { FrozenShipping } from '#plugins/sales/documents/frozen'
import type { PaidIn } from '#plugins/sales/cart/services/cart_currency'
import type { UsedDiscount } from '#plugins/sales/contracts/discount_source'
import type { RateTotals, Worth } from '#plugins/sales/contracts/totals'

/** A line of a quote. Its product may have been deleted since. */
export type QuoteLine = Omit<DraftLine, 'variantId' | 'productId'> & {
  variantId: number | null
  productId: number | null
  /** Discount on its shown price, in gross minor units. */
  off: number
  /** The discount in basis points, if staff entered a percentage; `off` is computed from it. Null or absent: staff entered an amount. */
  offPercent?: number | null
}

/** The shipping of a quote. `shown`: the price that staff entered, with or without VAT as the shop shows prices. */
export type QuoteShipping = FrozenShipping & { shown?: number }

/** A discount as documents show it. */
export interface QuoteDiscount {
  label: string
  code: string | null
  amount: number
}

/** A rule or a code that its cart used, by its discount source. */
export type QuoteUse = UsedDiscount

/** All values of a quote. An order is created from them without a new calculation. */
export interface QuoteDraft extends Omit<OrderDraft, 'lines' | 'shipping'> {
  lines: QuoteLine[]
  shipping: QuoteShipping | null
  discounts: QuoteDiscount[]
  couponCode: string | null
  /** Counted when it becomes an order. Absent in quotes from before they were stored. */
  uses?: QuoteUse[]
}

/** The parts of a draft from which its sums are computed. */
type Parts = Pick<QuoteDraft, 'shipping' | 'discounts' | 'couponCode' | 'uses'> & {
  lines: Omit<QuoteLine, 'base'>[]
  taxes: RateTotals[]
}

/** Computes the sums of a draft. Amounts in the base currency use the quote's own exchange rate. */
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

/** The discount on the shown price of a line, from its discount at the VAT rate of the destination. */
export function shownOff({ worth, unitAmount, quantity }: Pick<DraftLine, 'worth' | 'unitAmount' | 'quantity'>) {
  return worth.gross === 0 ? 0 : Math.round((worth.discount * unitAmount * quantity) / worth.gross)
}
