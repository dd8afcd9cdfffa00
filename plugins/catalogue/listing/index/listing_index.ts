import { LOCALES, type Locale } from '#core/i18n/locales'
import { Bitset } from '#plugins/catalogue/listing/index/bitset'
import { Ordering, type Compare } from '#plugins/catalogue/listing/index/ordering'
import { ValueStore } from '#plugins/catalogue/listing/index/value_store'
import type { ListingKey } from '#plugins/catalogue/listing/index/listing_key'

/** Orders of the index, each ascending or descending. */
export type Order = 'position' | 'price' | 'name' | 'created'

/** Orders that a list can have. `relevance`: best search score first, then the shop's order. */
export type Sort = Order | 'relevance'

/**
 * In-memory index of the products of one channel: their filter values and their orders. A product has a small number, its
 * ordinal, for as long as it is listed. `ListingCache` fills the index and applies changes to it.
 */
export class ListingIndex {
  readonly listed = new Bitset()
  readonly values = new ValueStore()
  /** Incremented by every change. */
  version = 0
  #ordinals = new Map<number, number>()
  #free: number[] = []
  #ids = new Float64Array(64)
  #prices = new Float64Array(64)
  #positions = new Float64Array(64)
  #created = new Float64Array(64)
  #names = new Map<Locale, string[]>(LOCALES.map((locale) => [locale, []]))
  #orderings = new Map<string, Ordering>()

  get size(): number {
    return this.#ordinals.size
  }

  /** Adds or replaces a product. */
  put(key: ListingKey): void {
    const ordinal = this.#ordinals.get(key.id) ?? this.#assign(key.id)
    this.#prices[ordinal] = key.price
    this.#positions[ordinal] = key.position
    this.#created[ordinal] = key.createdAt
    for (const [locale, names] of this.#names) names[ordinal] = key.names[locale] ?? ''
    this.values.set(ordinal, key.values)
    this.listed.add(ordinal)
    this.#touch(ordinal)
  }

  /** Removes a product. */
  remove(id: number): void {
    const ordinal = this.#ordinals.get(id)
    if (ordinal === undefined) return
    this.#ordinals.delete(id)
    this.#free.push(ordinal)
    this.values.clear(ordinal)
    this.listed.delete(ordinal)
    this.#touch(ordinal)
  }

  idOf(ordinal: number): number {
    return this.#ids[ordinal] as number
  }

  /** Prices in minor units, by ordinal. */
  get prices(): Float64Array {
    return this.#prices
  }

  /** Ordinals of the given ids; ids that are not listed are left out. */
  setOf(ids: Float64Array): Bitset {
    const set = new Bitset(this.#ids.length)
    for (let i = 0; i < ids.length; i++) {
      const ordinal = this.#ordinals.get(ids[i] as number)
      if (ordinal !== undefined) set.add(ordinal)
    }
    return set
  }

  ordinalOf(id: number): number | undefined {
    return this.#ordinals.get(id)
  }

  ordering(sort: Order, locale: Locale): Ordering {
    const name = sort === 'name' ? `name ${locale}` : sort
    let ordering = this.#orderings.get(name)
    if (!ordering) {
      ordering = new Ordering(this.#compare(sort, locale), (ordinal) => this.listed.has(ordinal))
      for (const ordinal of this.#ordinals.values()) ordering.touch(ordinal)
      this.#orderings.set(name, ordering)
    }
    return ordering
  }

  #assign(id: number): number {
    const ordinal = this.#free.pop() ?? this.#ordinals.size
    this.#ordinals.set(id, ordinal)
    if (ordinal >= this.#ids.length) this.#grow(ordinal)
    this.#ids[ordinal] = id
    return ordinal
  }

  #grow(ordinal: number): void {
    const capacity = Math.max(ordinal + 1, this.#ids.length * 2)
    this.#ids = enlarge(this.#ids, capacity)
    this.#prices = enlarge(this.#prices, capacity)
    this.#positions = enlarge(this.#positions, capacity)
    this.#created = enlarge(this.#created, capacity)
  }

  #touch(ordinal: number): void {
    this.version += 1
    for (const ordering of this.#orderings.values()) ordering.touch(ordinal)
  }

  #compare(sort: Order, locale: Locale): Compare {
    const byId: Compare = (one, other) => this.idOf(one) - this.idOf(other)
    const names = this.#names.get(locale) as string[]
    const byName: Compare = (one, other) => {
      const [a, b] = [names[one] as string, names[other] as string]
      return a < b ? -1 : a > b ? 1 : byId(one, other)
    }
    const by = (numbers: () => Float64Array, then: Compare): Compare => {
      return (one, other) => (numbers()[one] as number) - (numbers()[other] as number) || then(one, other)
    }
    const byAge = by(() => this.#created, byId)
    return {
      name: byName,
      created: byAge,
      price: by(() => this.#prices, byName),
      position: by(
        () => this.#positions,
        (one, other) => byAge(other, one)
      ),
    }[sort]
  }
}

function enlarge(from: Float64Array, capacity: number): Float64Array<ArrayBuffer> {
  const to = new Float64Array(capacity)
  to.set(from)
  return to
}
