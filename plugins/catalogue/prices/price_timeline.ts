/** What a variant asks for, with the special price and when it holds. Amounts in minor units. */
export interface PricedVariant {
  price: number
  specialPrice: number | null
  /** First instant of the special price; null: since ever. */
  specialFrom: string | null
  /** First instant after it; null: for ever. */
  specialTo: string | null
}

/** A stretch of time with one public price. */
export interface PriceSegment {
  amount: number
  isReduced: boolean
  from: string
  /** Null: open. */
  to: string | null
}

/** Days before a reduction whose lowest price is shown beside it (Code de la consommation L112-1-1). */
export const LOOK_BACK_DAYS = 30

/** The public price from `now` on, specials that begin or end later included. `others`: further instants of a change. */
export function planPrices(
  variant: PricedVariant,
  now: string,
  priced: (variant: PricedVariant, at: string) => { amount: number; isReduced: boolean } = priceAt,
  others: readonly string[] = []
): PriceSegment[] {
  const { specialFrom, specialTo } = variant
  const turns = [specialFrom, specialTo, ...others].filter((at) => at !== null && at > now) as string[]
  const starts = [now, ...[...new Set(turns)].sort()]
  const segments: PriceSegment[] = []
  for (const [index, from] of starts.entries()) {
    const { amount, isReduced } = priced(variant, from)
    const last = segments.at(-1)
    if (last && last.amount === amount && last.isReduced === isReduced) last.to = null
    else segments.push({ amount, isReduced, from, to: null })
    const next = starts[index + 1]
    const open = segments.at(-1)
    if (next && open) open.to = next
  }
  return segments
}

/** The public price at an instant, and until when it stays so (null: for good). */
export function priceAt(
  { price, specialPrice, specialFrom, specialTo }: PricedVariant,
  at: string
): { amount: number; isReduced: boolean; until: string | null } {
  if (specialPrice === null) return { amount: price, isReduced: false, until: null }
  if (specialFrom !== null && at < specialFrom) return { amount: price, isReduced: false, until: specialFrom }
  if (specialTo !== null && at >= specialTo) return { amount: price, isReduced: false, until: null }
  return { amount: specialPrice, isReduced: true, until: specialTo }
}

/** The lowest price asked in the days before the reduction that holds at `at`, and since when it holds. */
export interface LowestPrice {
  /** Null: nothing was asked before, so there is no reduction to announce. */
  amount: number | null
  reducedSince: string
}

/**
 * Reads a variant's history (in order of time): of reductions that follow one another without a
 * gap, the days before the first count. Null when nothing is reduced at `at`.
 */
export function lowestBefore(
  history: readonly PriceSegment[],
  at: string,
  lookBack: (since: string) => string
): LowestPrice | null {
  let index = history.findLastIndex(({ from, to }) => from <= at && (to === null || to > at))
  if (!history[index]?.isReduced) return null
  while (history[index - 1]?.isReduced && history[index - 1]?.to === history[index]?.from) index--
  const reducedSince = history[index]?.from as string
  const earliest = lookBack(reducedSince)
  const amounts = history
    .filter(({ from, to }) => from < reducedSince && (to === null || to > earliest))
    .map(({ amount }) => amount)
  return { amount: amounts.length > 0 ? Math.min(...amounts) : null, reducedSince }
}
