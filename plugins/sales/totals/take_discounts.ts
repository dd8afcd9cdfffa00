import type { Discount } from '#plugins/sales/contracts/totals'

/** What the discounts take off in the end, and which of them took what. */
export interface TakenDiscounts {
  perLine: Map<string, number>
  shipping: number
  /** One for each discount, in their order: what it took off each line, and off shipping. */
  each: { perLine: Map<string, number>; shipping: number }[]
}

/**
 * Takes the discounts off one after the other. None takes more than what is left of a line or of shipping, none names
 * a line that is not there, and none adds anything.
 */
export function takeDiscounts(
  discounts: readonly Discount[],
  shown: ReadonlyMap<string, number>,
  shippingShown: number
): TakenDiscounts {
  const left = new Map(shown)
  let shippingLeft = shippingShown
  const each = discounts.map((discount) => {
    const perLine = new Map<string, number>()
    for (const [key, wanted] of Object.entries(discount.perLine)) {
      const rest = left.get(key) ?? 0
      const taken = Math.min(Math.max(wanted, 0), rest)
      if (taken === 0) continue
      perLine.set(key, taken)
      left.set(key, rest - taken)
    }
    const shipping = Math.min(Math.max(discount.shipping, 0), shippingLeft)
    shippingLeft -= shipping
    return { perLine, shipping }
  })
  const perLine = new Map([...shown].map(([key, amount]) => [key, amount - (left.get(key) ?? 0)]))
  return { perLine, shipping: shippingShown - shippingLeft, each }
}
