import { Bitset } from '#plugins/catalogue/listing/index/bitset'
import { CATEGORY } from '#plugins/catalogue/listing/index/listing_key'
import type { Locale } from '#core/i18n/locales'
import type { SearchHits } from '#core/search/search_index'
import type { ListingIndex, Sort } from '#plugins/catalogue/listing/index/listing_index'
import type { Value } from '#plugins/catalogue/listing/index/value_store'

/** An amount range in minor units, both ends included; null is open. */
export interface PriceRange {
  from: number | null
  to: number | null
}

/** The filters of a list. */
export interface Conditions {
  /** Groups of category ids: a product must be in at least one category of each group. */
  categories: readonly (readonly number[])[]
  /** Codes by attribute: a product must have one of the codes of each attribute. */
  values: ReadonlyMap<string, readonly string[]>
  price: PriceRange | null
  /** Ids found by a search, with their scores; null: no search. */
  hits: Pick<SearchHits, 'ids' | 'scores'> | null
}

/** Key of the price condition among the facets' own conditions. */
const PRICE = '@price'

/** A page of a list. */
export interface PageRequest {
  sort: Sort
  descending: boolean
  offset: number
  limit: number
}

/**
 * The products that meet the conditions, and the counts of the facets. A facet is counted without its own condition:
 * with "red" ticked it still shows the number of whites.
 */
export class Selection {
  readonly total: number
  readonly #index: ListingIndex
  readonly #all: Bitset
  /** Products grouped by search score, the best first. */
  readonly #tiers: readonly Tier[]
  /** By facet: the products that meet all conditions but this facet's own. */
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

  /** Number of products in the list if this value were selected. */
  count(value: Value): number {
    const set = this.#without.get(value.attribute)
    if (set) return value.members.countIn(set)
    this.#counts ??= this.#index.values.count(this.#all)
    return this.#counts[value.number] ?? 0
  }

  /** Lowest and highest price, ignoring the price condition; null when there is no product. */
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

  /** Ids of a page. By relevance, products of the same score are in the shop's order. */
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

/** Products with the same score. */
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

/** Products that have one of these values. */
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
  // Inlined `Bitset.add`: the loop runs over every product, and a call for each took longer than the rest of the list.
  for (let ordinal = 0; ordinal < prices.length; ordinal++) {
    const price = prices[ordinal] as number
    if (price >= lowest && price <= highest) {
      words[ordinal >>> 5] = (words[ordinal >>> 5] as number) | (1 << (ordinal & 31))
    }
  }
  return set.retain(listed)
}
