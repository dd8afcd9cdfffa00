/** A price for a group: minor units, or basis points off the price. */
export type GroupPriceInput = { amount: number } | { percent: number }

/** The price of one piece from a quantity on. */
export type TierInput = GroupPriceInput & { quantity: number }

/** A price for a group (absent or empty: everybody) from a quantity on. */
export interface VariantPriceInput {
  group?: string | null
  quantity: number
  amount?: number | null
  percent?: number | null
}
