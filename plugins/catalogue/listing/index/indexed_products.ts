import { Bitset } from '#plugins/catalogue/listing/index/bitset'
import { ListingIndex } from '#plugins/catalogue/listing/index/listing_index'
import { CATEGORY, REDUCED, type ListedPrice, type ListingKey } from '#plugins/catalogue/listing/index/listing_key'
import { PriceColumn } from '#plugins/catalogue/listing/index/price_column'
import type { Locale } from '#core/i18n/locales'
import type {
  CategoryCounter,
  Conditions,
  ListedProducts,
  PageRequest,
  PriceSpan,
  Selection,
} from '#plugins/catalogue/listing/index/selection'
import type { IndexedValue, Value } from '#plugins/catalogue/listing/index/value_store'

/** Key of the price condition among the facets' own conditions. */
const PRICE = '@price'

/** The products of a channel in memory, with the prices of one currency and customer group. */
export class IndexedProducts implements ListedProducts {
  #counted = { version: -1, byId: new Map<number, number>() }

  constructor(
    readonly index: ListingIndex,
    readonly column: PriceColumn
  ) {}

  /** Indexes a few products. Those without a price are not listed. */
  static of(keys: readonly ListingKey[], prices: readonly ListedPrice[]): IndexedProducts {
    const index = new ListingIndex()
    const column = new PriceColumn(index)
    for (const key of keys) index.put(key)
    for (const price of prices) column.set(price.id, price)
    return new IndexedProducts(index, column)
  }

  select(conditions: Conditions): IndexSelection {
    return new IndexSelection(this, conditions)
  }

  /** Each category is counted when it is asked for, once until the index changes. */
  counter(): CategoryCounter {
    return ({ id, family }) => {
      if (this.#counted.version !== this.index.version) this.#counted = { version: this.index.version, byId: new Map() }
      const { byId } = this.#counted
      const found = byId.get(id) ?? union(this.index, CATEGORY, family.map(String)).shared(this.column.listed)
      byId.set(id, found)
      return found
    }
  }
}

/** A selection from an index in memory. */
export class IndexSelection implements Selection {
  readonly total: number
  readonly #products: IndexedProducts
  readonly #all: Bitset
  /** Products grouped by search score, the best first. */
  readonly #tiers: readonly Tier[]
  /** By facet: the products that meet all conditions but this facet's own. */
  readonly #without = new Map<string, Bitset>()
  #counts: Uint32Array | null = null

  constructor(products: IndexedProducts, conditions: Conditions) {
    this.#products = products
    const { index, column } = products
    const { hits } = conditions
    const found = hits ? index.ordinalsOf(hits.ids) : null
    const base = found ? setOf(index, found).retain(column.listed) : column.listed.copy()
    for (const group of conditions.categories) base.retain(union(index, CATEGORY, group.map(String)))
    const chosen = chosenSets(products, conditions)
    this.#all = chosen.size > 0 ? base.copy() : base
    for (const set of chosen.values()) this.#all.retain(set)
    this.total = this.#all.size
    for (const own of chosen.keys()) {
      const set = base.copy()
      for (const [facet, other] of chosen) if (facet !== own) set.retain(other)
      this.#without.set(own, set)
    }
    this.#tiers = hits && found ? tiersOf(this.#all, found, hits.scores) : [{ set: this.#all, size: this.total }]
  }

  values(attribute: string): ReadonlyMap<string, Value> {
    const { index, column } = this.#products
    return attribute === REDUCED ? new Map([[column.reduced.code, column.reduced]]) : index.values.of(attribute)
  }

  /** Every value that a product has or had. */
  everyValue(): IndexedValue[] {
    const { index, column } = this.#products
    return [...index.values.all, column.reduced]
  }

  count(value: Value): number {
    const { index, column } = this.#products
    const set = this.#without.get(value.attribute)
    if (value.number < 0) return column.reduced.members.countIn(set ?? this.#all)
    if (set) return index.values.at(value.number).members.countIn(set)
    this.#counts ??= index.values.count(this.#all)
    return this.#counts[value.number] ?? 0
  }

  prices(): PriceSpan | null {
    return this.#products.column.span(this.#without.get(PRICE) ?? this.#all)
  }

  page(locale: Locale, { sort, descending, offset, limit }: PageRequest): number[] {
    const { index, column } = this.#products
    if (sort !== 'relevance') {
      const ordering = sort === 'price' ? column.ordering : index.ordering(sort, locale)
      return this.#ids(ordering.page(this.#all, this.total, { offset, limit, descending }))
    }
    const ordering = index.ordering('position', locale)
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
    return ordinals.map((ordinal) => this.#products.index.idOf(ordinal))
  }
}

/** Products with the same score. */
interface Tier {
  set: Bitset
  size: number
}

/** `found`: the ordinals of the hits, each with its score. */
function tiersOf(all: Bitset, found: Int32Array, scores: Uint16Array): Tier[] {
  const tiers = new Map<number, Tier>()
  for (let i = 0; i < found.length; i++) {
    const ordinal = found[i] as number
    if (ordinal < 0 || !all.has(ordinal)) continue
    const score = scores[i] as number
    let tier = tiers.get(score)
    if (!tier) tiers.set(score, (tier = { set: new Bitset(32 * all.words.length), size: 0 }))
    tier.set.add(ordinal)
    tier.size += 1
  }
  return [...tiers].sort(([one], [other]) => other - one).map(([, tier]) => tier)
}

function setOf(index: ListingIndex, ordinals: Int32Array): Bitset {
  const set = new Bitset(index.size)
  for (let i = 0; i < ordinals.length; i++) if ((ordinals[i] as number) >= 0) set.add(ordinals[i] as number)
  return set
}

function chosenSets({ index, column }: IndexedProducts, { values, price }: Conditions): Map<string, Bitset> {
  const sets = new Map<string, Bitset>()
  for (const [attribute, codes] of values) {
    if (attribute === REDUCED) {
      const reduced = new Bitset(index.size)
      column.reduced.members.addTo(reduced)
      sets.set(attribute, reduced)
    } else sets.set(attribute, union(index, attribute, codes))
  }
  if (price) sets.set(PRICE, column.within(price))
  return sets
}

/** Products that have one of these values. */
function union(index: ListingIndex, attribute: string, codes: readonly string[]): Bitset {
  const set = new Bitset(index.size)
  for (const code of codes) index.values.find(attribute, code)?.members.addTo(set)
  return set
}
