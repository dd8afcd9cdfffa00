import type { PriceMode, TaxRate } from '#plugins/sales/contracts/tax_rate'

/**
 * A line to work out. Amounts are integer minor units of one currency and contain the VAT of the shop's own rate, as
 * prices are shown.
 */
export interface TotalsLine {
  /** Names the line in the answer; unlike every other one. */
  key: string
  quantity: number
  unitAmount: number
  /** Code of a tax category; empty: the shop's own for goods that name none. */
  taxCategory: string
  ships: boolean
}

/** What is taken off, as positive amounts: of lines by their key, and of shipping. */
export interface Discount {
  /** Which source gives it: the name of its contribution. */
  source: string
  /** What the source knows it by when uses are counted. */
  reference?: string
  /** What customers read. */
  label: string
  /** The code that was typed; null: it needs none. */
  code: string | null
  perLine: Record<string, number>
  shipping: number
}

export interface TotalsInput {
  /** ISO 4217. */
  currency: string
  lines: readonly TotalsLine[]
  /** The rate that holds where the goods go. */
  rateOf(taxCategory: string): TaxRate
  /** The rate that the shown price contains. */
  priceRateOf(taxCategory: string): TaxRate
  /** In their order: what an earlier one took off, a later one cannot take again. */
  discounts: readonly Discount[]
  shipping: { amount: number; taxCategory: string } | null
  /** What stays where the two rates differ. */
  priceModeOf(taxCategory: string): PriceMode
}

/** An amount with what it is made of: `gross - discount = total = net + tax`. */
export interface Worth {
  /** Before discounts, VAT included. */
  gross: number
  discount: number
  /** What is paid. */
  total: number
  net: number
  tax: number
  rate: TaxRate
}

export interface LineTotals extends Worth {
  key: string
  /** One piece before discounts, at the rate of the destination. */
  unit: { gross: number; net: number }
}

/** What one rate makes of an order, over lines and shipping. `gross = net + tax`. */
export interface RateTotals {
  rate: TaxRate
  net: number
  tax: number
  gross: number
}

/** What a discount took off in the end, lines and shipping together. */
export interface GivenDiscount {
  source: string
  label: string
  code: string | null
  amount: number
}

export interface Totals {
  currency: string
  /** In the order they came in. */
  lines: LineTotals[]
  /** Sum of the lines' `total`. */
  goods: number
  /** Off lines and shipping together. */
  discount: number
  discounts: GivenDiscount[]
  /** Null: nothing ships, or no method is chosen yet. */
  shipping: Worth | null
  net: number
  tax: number
  /** What is to be paid: `goods + shipping.total = net + tax`. */
  grandTotal: number
  /** Highest rate first. */
  taxes: RateTotals[]
}
