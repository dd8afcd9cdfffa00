import { divideHalfUp } from '#core/money/rounding'
import {
  reducedAt,
  reductionsFor,
  turnsOf,
  type PriceFor,
  type PriceReduction,
} from '#plugins/catalogue/prices/reductions'
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
  reductions: readonly PriceReduction[]
}

/** Whose price, for how many pieces, and when. */
export interface PriceQuestion extends PriceFor {
  quantity: number
  at: string
}

/** What one piece costs. */
export interface ChosenPrice {
  amount: number
  /** What it would cost without the special price and without reductions. */
  regular: number
  /** Whether the special price or a reduction makes it cheaper. */
  isReduced: boolean
  /** Until when it stays so; null: for good. */
  until: string | null
}

const WHOLE = 10_000n

/**
 * The price of one piece: the lowest of price, special price, the price after reductions, and the price of the group for
 * this quantity. Of the prices by quantity the one with the highest quantity that is reached counts, the group's own before
 * everybody's.
 */
export function choosePrice(variant: TieredVariant, { channel, group, quantity, at }: PriceQuestion): ChosenPrice {
  const open = priceAt(variant, at)
  const reduced = reducedAt(variant.price, reductionsFor(variant.reductions, { channel, group }), at)
  const tier = tierOf(variant, group, quantity)
  const offered = tier ? tierAmount(variant.price, tier) : variant.price
  const regular = Math.min(variant.price, offered)
  const amount = Math.min(open.amount, reduced.amount, regular)
  return { amount, regular, isReduced: amount < regular, until: earlier(open.until, reduced.until) }
}

/** The first of two instants; null: never. */
export function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
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
export function tiersOf(
  variant: TieredVariant,
  { channel, group }: PriceFor,
  at: string
): { quantity: number; amount: number }[] {
  const reached = variant.prices.filter((price) => price.quantity > 1 && (price.group === '' || price.group === group))
  const quantities = [...new Set(reached.map(({ quantity }) => quantity))].sort((one, other) => one - other)
  const tiers: { quantity: number; amount: number }[] = []
  let last = choosePrice(variant, { channel, group, quantity: 1, at }).amount
  for (const quantity of quantities) {
    const { amount } = choosePrice(variant, { channel, group, quantity, at })
    if (amount !== last) tiers.push({ quantity, amount })
    last = amount
  }
  return tiers
}

/** Groups that pay another price than everybody, for one piece or for several. */
export function groupsWithPrices({ prices }: Pick<TieredVariant, 'prices'>): string[] {
  return [...new Set(prices.flatMap(({ group }) => group || []))]
}

/** The price of one piece for a group in a channel from `now` on. */
export function planGroupPrices(variant: TieredVariant, whose: PriceFor, now: string): PriceSegment[] {
  const turns = turnsOf(reductionsFor(variant.reductions, whose))
  return planPrices(variant, now, (_, at) => choosePrice(variant, { ...whose, quantity: 1, at }), turns)
}

/** Whose prices have a history of their own: everybody's and those of groups, and in each channel that reduces some. */
export function priceHolders({ prices, reductions }: Pick<TieredVariant, 'prices' | 'reductions'>): PriceFor[] {
  const groups = ['', ...groupsWithPrices({ prices: prices.filter(({ quantity }) => quantity === 1) })]
  const channels = Map.groupBy(reductions, ({ channel }) => channel)
  return [
    ...groups.map((group) => ({ channel: '', group })),
    ...[...channels].flatMap(([channel, here]) =>
      [...new Set([...groups, ...here.map(({ group }) => group)])].map((group) => ({ channel, group }))
    ),
  ]
}

/**
 * What a group was asked in a channel over time, in order of time: its own prices there, else everybody's there, else its own
 * in all channels, else everybody's.
 */
export function historyOf(
  segments: readonly (PriceSegment & PriceFor)[],
  { channel, group }: PriceFor
): PriceSegment[] {
  const layers = [
    { channel, group },
    { channel, group: '' },
    { channel: '', group },
    { channel: '', group: '' },
  ]
  const found = layers.reduce<PriceSegment[]>((above, layer) => {
    const own = segments.filter((one) => one.channel === layer.channel && one.group === layer.group)
    return [...above, ...(above.length > 0 ? own.flatMap((segment) => without(segment, above)) : own)]
  }, [])
  return found.sort((one, other) => (one.from < other.from ? -1 : 1))
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
