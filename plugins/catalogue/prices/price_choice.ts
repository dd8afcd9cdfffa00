import { divideHalfUp } from '#core/money/rounding'
import { planPrices, priceAt, type PricedVariant, type PriceSegment } from '#plugins/catalogue/prices/price_timeline'

/** A price for a group (empty: everybody) from a quantity on: an amount, or basis points off the price. */
export interface GroupPrice {
  group: string
  quantity: number
  amount: number | null
  percent: number | null
}

export interface TieredVariant extends PricedVariant {
  prices: readonly GroupPrice[]
}

/** Whose price, for how many pieces, and when. */
export interface PriceQuestion {
  /** Code of the customer group; empty: everybody. */
  group: string
  quantity: number
  at: string
}

/** What one piece costs. */
export interface ChosenPrice {
  amount: number
  /** What it would cost without the special price. */
  regular: number
  /** Whether the special price makes it cheaper. */
  isReduced: boolean
  /** Until when it stays so; null: for good. */
  until: string | null
}

const WHOLE = 10_000n

/**
 * The price of one piece: the lowest of price, special price, and the price of the group for this quantity. Of the prices
 * by quantity the one with the highest quantity that is reached counts, the group's own before everybody's.
 */
export function choosePrice(variant: TieredVariant, { group, quantity, at }: PriceQuestion): ChosenPrice {
  const open = priceAt(variant, at)
  const tier = tierOf(variant, group, quantity)
  const offered = tier ? tierAmount(variant.price, tier) : variant.price
  const regular = Math.min(variant.price, offered)
  const amount = Math.min(open.amount, regular)
  return { amount, regular, isReduced: amount < regular, until: open.until }
}

function tierOf({ prices }: TieredVariant, group: string, quantity: number): GroupPrice | null {
  let best: GroupPrice | null = null
  for (const price of prices) {
    if (price.quantity > quantity || (price.group !== '' && price.group !== group)) continue
    const isBetter = !best || price.quantity > best.quantity || (price.quantity === best.quantity && price.group !== '')
    if (isBetter) best = price
  }
  return best
}

function tierAmount(price: number, { amount, percent }: GroupPrice): number {
  if (amount !== null) return amount
  return Number(divideHalfUp(BigInt(price) * (WHOLE - BigInt(percent ?? 0)), WHOLE))
}

/** Quantities from which a group (or everybody) pays another price, ascending, each with that price. */
export function tiersOf(variant: TieredVariant, group: string, at: string): { quantity: number; amount: number }[] {
  const reached = variant.prices.filter((price) => price.quantity > 1 && (price.group === '' || price.group === group))
  const quantities = [...new Set(reached.map(({ quantity }) => quantity))].sort((one, other) => one - other)
  const tiers: { quantity: number; amount: number }[] = []
  let last = choosePrice(variant, { group, quantity: 1, at }).amount
  for (const quantity of quantities) {
    const { amount } = choosePrice(variant, { group, quantity, at })
    if (amount !== last) tiers.push({ quantity, amount })
    last = amount
  }
  return tiers
}

/** Groups that pay another price than everybody, for one piece or for several. */
export function groupsWithPrices({ prices }: Pick<TieredVariant, 'prices'>): string[] {
  return [...new Set(prices.flatMap(({ group }) => group || []))]
}

/** The price of one piece for a group from `now` on. */
export function planGroupPrices(variant: TieredVariant, group: string, now: string): PriceSegment[] {
  return planPrices(variant, now, (_, at) => choosePrice(variant, { group, quantity: 1, at }))
}

/** What a group was asked over time: its own prices, and everybody's where it had none. In order of time. */
export function historyOf(segments: readonly (PriceSegment & { group: string })[], group: string): PriceSegment[] {
  const own = segments.filter((segment) => segment.group === group)
  const open = segments.filter((segment) => segment.group === '')
  if (group === '' || own.length === 0) return open
  const gaps = open.flatMap((segment) => without(segment, own))
  return [...own, ...gaps].sort((one, other) => (one.from < other.from ? -1 : 1))
}

/** The parts of a stretch of time that others leave free. */
function without(segment: PriceSegment, others: readonly PriceSegment[]): PriceSegment[] {
  let left = [segment]
  for (const { from, to } of others) {
    left = left.flatMap((part) => {
      const isApart = (part.to !== null && part.to <= from) || (to !== null && part.from >= to)
      if (isApart) return [part]
      const before = part.from < from ? [{ ...part, to: from }] : []
      const after = to !== null && (part.to === null || part.to > to) ? [{ ...part, from: to }] : []
      return [...before, ...after]
    })
  }
  return left
}
