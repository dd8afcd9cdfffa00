import { pause } from '#core/time/pause'
import { IndexedProducts } from '#plugins/catalogue/listing/index/indexed_products'
import {
  CATEGORY,
  readListedPrices,
  readListingKeys,
  readNextKeys,
  type ListedPrice,
  type ListingKey,
  type PriceKind,
} from '#plugins/catalogue/listing/index/listing_key'
import type { Locale } from '#core/i18n/locales'
import type { Store } from '#core/database/store'
import type { IndexSelection } from '#plugins/catalogue/listing/index/indexed_products'
import {
  EVERYTHING,
  type CategoryCounter,
  type Conditions,
  type ListedProducts,
  type PageRequest,
  type PriceSpan,
  type Selection,
} from '#plugins/catalogue/listing/index/selection'
import type { Category } from '#plugins/catalogue/listing/read_taxonomy'
import type { TaxonomyState } from '#plugins/catalogue/listing/taxonomy'
import type { Value } from '#plugins/catalogue/listing/index/value_store'

/** For so long, the numbers of products in categories stay as they were counted. */
const COUNTED_MS = 60_000

/** Some milliseconds, in which no other request is answered. */
const SLICE = 2_000

/** A few products as the database has them. */
interface Slice {
  keys: readonly ListingKey[]
  prices: readonly ListedPrice[]
}

/**
 * The products of a channel, read from the database for each list: for a catalogue whose index would take more memory than
 * it may. A slice at a time is indexed and forgotten, so that a list takes long but holds no other request.
 */
export class SlicedProducts implements ListedProducts {
  #counted: { taxonomy: TaxonomyState; at: number; counter: Promise<CategoryCounter> } | null = null

  constructor(
    private readonly store: Store,
    private readonly channel: string,
    private readonly kind: PriceKind,
    /** Products that are read at once. */
    private readonly slice = SLICE
  ) {}

  async select(conditions: Conditions): Promise<Selection> {
    const sum = new SlicedSelection(this, conditions)
    for await (const { keys, prices } of this.slices(conditions)) {
      sum.add(IndexedProducts.of(keys, prices).select(within(conditions, keys)))
    }
    return sum
  }

  counter(taxonomy: TaxonomyState): Promise<CategoryCounter> {
    const now = performance.now()
    const counted = this.#counted
    if (counted?.taxonomy === taxonomy && now - counted.at < COUNTED_MS) return counted.counter
    const counter = this.#count(taxonomy)
    this.#counted = { taxonomy, at: now, counter }
    counter.catch(() => {
      this.#counted = null
    })
    return counter
  }

  async #count(taxonomy: TaxonomyState): Promise<CategoryCounter> {
    const counts = new Map<number, number>()
    for await (const { keys, prices } of this.slices(EVERYTHING)) {
      const listed = new Set(prices.map(({ id }) => id))
      for (const { id, values } of keys) {
        if (!listed.has(id)) continue
        const own = (values[CATEGORY] ?? []).flatMap((code) => taxonomy.category(Number(code)) ?? [])
        for (const category of new Set(own.flatMap(withParents)))
          counts.set(category.id, (counts.get(category.id) ?? 0) + 1)
      }
    }
    return ({ id }) => counts.get(id) ?? 0
  }

  /** All products, or those that a search found, in slices. */
  async *slices({ hits }: Conditions): AsyncGenerator<Slice> {
    const { store, channel, kind, slice } = this
    let place = 0
    for (;;) {
      const ids = hits ? [...hits.ids.subarray(place, place + slice)] : null
      const keys = ids
        ? await readListingKeys(store, channel, { ids })
        : await readNextKeys(store, channel, place, slice)
      const [first, last] = [keys[0], keys.at(-1)]
      if (first && last) {
        yield { keys, prices: await readListedPrices(store, channel, kind, { from: first.id, to: last.id }) }
      }
      if ((ids ?? keys).length < slice) return
      place = ids ? place + slice : (last?.id ?? place)
      await pause()
    }
  }
}

function withParents(category: Category): Category[] {
  return [category, ...(category.parent ? withParents(category.parent) : [])]
}

/** The sum of the selections from each slice. */
class SlicedSelection implements Selection {
  total = 0
  readonly #values = new Map<string, Map<string, Value>>()
  #counts: number[] = []
  #prices: PriceSpan | null = null

  constructor(
    private readonly products: SlicedProducts,
    private readonly conditions: Conditions
  ) {}

  add(slice: IndexSelection): void {
    this.total += slice.total
    for (const value of slice.everyValue()) {
      const { number } = this.#value(value)
      this.#counts[number] = (this.#counts[number] ?? 0) + slice.count(value)
    }
    const prices = slice.prices()
    if (!prices) return
    const { min, max } = this.#prices ?? prices
    this.#prices = { min: Math.min(min, prices.min), max: Math.max(max, prices.max) }
  }

  values(attribute: string): ReadonlyMap<string, Value> {
    return this.#values.get(attribute) ?? new Map<string, Value>()
  }

  count({ number }: Value): number {
    return this.#counts[number] ?? 0
  }

  prices(): PriceSpan | null {
    return this.#prices
  }

  /** Reads the slices once more. The first products of all slices so far compete with those of the next. */
  async page(locale: Locale, { offset, limit, ...order }: PageRequest): Promise<readonly number[]> {
    const first = { ...order, offset: 0, limit: offset + limit }
    let best: Slice = { keys: [], prices: [] }
    let ids: readonly number[] = []
    for await (const { keys, prices } of this.products.slices(this.conditions)) {
      const own = new Set(IndexedProducts.of(keys, prices).select(within(this.conditions, keys)).page(locale, first))
      const met: Slice = {
        keys: [...best.keys, ...keys.filter(({ id }) => own.has(id))],
        prices: [...best.prices, ...prices.filter(({ id }) => own.has(id))],
      }
      ids = IndexedProducts.of(met.keys, met.prices).select(within(this.conditions, met.keys)).page(locale, first)
      const kept = new Set(ids)
      best = {
        keys: met.keys.filter(({ id }) => kept.has(id)),
        prices: met.prices.filter(({ id }) => kept.has(id)),
      }
    }
    return ids.slice(offset)
  }

  #value({ attribute, code }: Value): Value {
    let codes = this.#values.get(attribute)
    if (!codes) this.#values.set(attribute, (codes = new Map()))
    let value = codes.get(code)
    if (!value) {
      value = { number: this.#counts.length, attribute, code }
      this.#counts.push(0)
      codes.set(code, value)
    }
    return value
  }
}

/** The conditions with those hits only that are among these products. */
function within(conditions: Conditions, keys: readonly ListingKey[]): Conditions {
  const { hits } = conditions
  if (!hits) return conditions
  const wanted = new Set(keys.map(({ id }) => id))
  const ids: number[] = []
  const scores: number[] = []
  hits.ids.forEach((id, place) => {
    if (!wanted.has(id)) return
    ids.push(id)
    scores.push(hits.scores[place] as number)
  })
  return { ...conditions, hits: { ids: Float64Array.from(ids), scores: Uint16Array.from(scores) } }
}
