import { Bitset } from '#plugins/catalogue/listing/bitset'
import { CATEGORY } from '#plugins/catalogue/listing/listing_key'
import type { Locale } from '#core/i18n/locales'
import type { SearchHits } from '#core/search/search_index'
import type { ListingIndex, Sort } from '#plugins/catalogue/listing/listing_index'
import type { Value } from '#plugins/catalogue/listing/value_store'

/** An amount range in minor units, both ends included; null is open. */
export interface PriceRange {
  from: number | null
  to: number | null
}

/** What products must meet to be in a list. */
export interface Conditions {
  /** Groups of category ids: a product must be in one of each group. */
  categories: readonly (readonly number[])[]
  /** Codes by attribute: one of each attribute's. */
  values: ReadonlyMap<string, readonly string[]>
  price: PriceRange | null
  /** Ids found by the words of a search, with how well each meets them. */
  hits: Pick<SearchHits, 'ids' | 'scores'> | null
}

/** Name of the price among the conditions that a facet shows. */
const PRICE = '@price'

/** A page of a list. */
export interface PageRequest {
  sort: Sort
  descending: boolean
  offset: number
  limit: number
}

/**
 * The products that meet some conditions, and what the facets beside them show. Each facet is counted with its own
 * selection left out: ticking "red" still says how many whites there are.
 */
export class Selection {
  readonly total: number
  readonly #index: ListingIndex
  readonly #all: Bitset
  /** Products that meet the words equally well, the best first. */
  readonly #tiers: readonly Tier[]
  /** Products left by every condition but this facet's own. */
  readonly #without = new Map<string, Bitset>()
  #counts: Uint32Array | null = null

  constructor(index: ListingIndex, conditions: Conditions) {
    this.#index = index
    const base = baseOf(index, conditions)
    const chosen = chosenSets(index, conditions)
    this.#all = base.copy()
    for (const set of chosen.values()) this.#all.retain(set)
    this.total = this.#all.size
    for (const own of chosen.keys()) {
      const set = base.copy()
      for (const [facet, other] of chosen) if (facet !== own) set.retain(other)
      this.#without.set(own, set)
    }
    this.#tiers = conditions.hits ? tiersOf(index, this.#all, conditions.hits) : [{ set: this.#all, size: this.total }]
  }

  /** How many products a value would leave. */
  count(value: Value): number {
    const set = this.#without.get(value.attribute)
    if (set) return value.members.countIn(set)
    this.#counts ??= this.#index.values.count(this.#all)
    return this.#counts[value.number] ?? 0
  }

  /** Memory it takes, about. */
  get bytes(): number {
    return this.#all.words.byteLength * (1 + this.#tiers.length + this.#without.size)
  }

  /** Lowest and highest price without the price condition; null when nothing is left. */
  prices(): { min: number; max: number } | null {
    let min = Infinity
    let max = -Infinity
    const set = this.#without.get(PRICE) ?? this.#all
    const { prices } = this.#index
    set.each((ordinal) => {
      const price = prices[ordinal] as number
      if (price < min) min = price
      if (price > max) max = price
    })
    return min === Infinity ? null : { min, max }
  }

  /** Ids of a page. By relevance: what meets the words equally well stands in the shop's order. */
  page(locale: Locale, { sort, descending, offset, limit }: PageRequest): number[] {
    if (sort !== 'relevance') {
      const ordering = this.#index.ordering(sort, locale)
      return this.#ids(ordering.page(this.#all, this.total, { offset, limit, descending }))
    }
    const ordering = this.#index.ordering('position', locale)
    const found: number[] = []
    let left = offset
    for (const { set, size } of this.#tiers) {
      if (found.length === limit) break
      found.push(...ordering.page(set, size, { offset: left, limit: limit - found.length, descending: false }))
      left = Math.max(0, left - size)
    }
    return this.#ids(found)
  }

  #ids(ordinals: number[]): number[] {
    return ordinals.map((ordinal) => this.#index.idOf(ordinal))
  }
}

/** Products of the same score. */
interface Tier {
  set: Bitset
  size: number
}

function tiersOf(index: ListingIndex, all: Bitset, { ids, scores }: Pick<SearchHits, 'ids' | 'scores'>): Tier[] {
  const tiers = new Map<number, Tier>()
  for (let i = 0; i < ids.length; i++) {
    const ordinal = index.ordinalOf(ids[i] as number)
    if (ordinal === undefined || !all.has(ordinal)) continue
    const score = scores[i] as number
    let tier = tiers.get(score)
    if (!tier) tiers.set(score, (tier = { set: new Bitset(32 * all.words.length), size: 0 }))
    tier.set.add(ordinal)
    tier.size += 1
  }
  return [...tiers].sort(([one], [other]) => other - one).map(([, tier]) => tier)
}

function baseOf(index: ListingIndex, { hits, categories }: Conditions): Bitset {
  const base = hits ? index.setOf(hits.ids) : index.listed.copy()
  for (const group of categories) base.retain(union(index, CATEGORY, group.map(String)))
  return base
}

function chosenSets(index: ListingIndex, { values, price }: Conditions): Map<string, Bitset> {
  const sets = new Map<string, Bitset>()
  for (const [attribute, codes] of values) sets.set(attribute, union(index, attribute, codes))
  if (price) sets.set(PRICE, within(index, price))
  return sets
}

/** Products that bear one of these values. */
export function union(index: ListingIndex, attribute: string, codes: readonly string[]): Bitset {
  const set = new Bitset(index.size)
  for (const code of codes) index.values.find(attribute, code)?.members.addTo(set)
  return set
}

function within(index: ListingIndex, { from, to }: PriceRange): Bitset {
  const { prices, listed } = index
  const set = new Bitset(prices.length)
  const { words } = set
  const [lowest, highest] = [from ?? -Infinity, to ?? Infinity]
  // Every product is looked at: a call for each would take longer than the rest of the list.
  for (let ordinal = 0; ordinal < prices.length; ordinal++) {
    const price = prices[ordinal] as number
    if (price >= lowest && price <= highest) {
      words[ordinal >>> 5] = (words[ordinal >>> 5] as number) | (1 << (ordinal & 31))
    }
  }
  return set.retain(listed)
}
