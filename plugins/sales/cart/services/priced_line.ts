import { isMoney } from '#plugins/catalogue/index'
import type { DiscountableLine } from '#plugins/sales/contracts/discount_source'
import type { WorkedLine } from '#plugins/sales/cart/services/work_out_lines'

/** A line that has a price, and is part of the totals. */
export type PricedLine = WorkedLine & { sellable: NonNullable<WorkedLine['sellable']>; unit: { amount: number } }

export const isPriced = (line: WorkedLine): line is PricedLine => line.unit !== null

/** A line as discounts see it. */
export function discountableLine(line: PricedLine): DiscountableLine {
  const { key, quantity, unit, sellable } = line
  const { variantId, productId, sku } = sellable
  const own = { key, variantId, productId, sku, quantity }
  return {
    ...own,
    unitAmount: unit.amount,
    weight: weightOf(line),
    ships: isSent(line),
    isMoney: isMoney(sellable.type),
  }
}

/** A bundle is shipped if one of its parts is. */
export function isSent({ sellable, parts }: PricedLine): boolean {
  return sellable.bundle ? parts.some(({ part }) => part.ships) : sellable.ships
}

/** Shipped pieces in one unit of a line. */
export function sentPieces({ sellable, parts }: PricedLine): number {
  if (!sellable.bundle) return sellable.ships ? 1 : 0
  return parts.reduce((sum, { part, quantity }) => sum + (part.ships ? quantity : 0), 0)
}

/** Grams of one unit of a line; null: unknown. */
export function weightOf({ sellable, parts }: PricedLine): number | null {
  if (!sellable.bundle) return sellable.weight
  const sent = parts.filter(({ part }) => part.ships)
  return sent.reduce<number | null>((sum, { part, quantity }) => {
    return sum === null || part.weight === null ? null : sum + part.weight * quantity
  }, 0)
}
