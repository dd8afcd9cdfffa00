import { LOCALES, type Locale } from '#core/i18n/locales'
import { Bitset } from '#plugins/catalogue/listing/index/bitset'
import { Names, type NamesState } from '#plugins/catalogue/listing/index/names'
import { Ordering, type Compare } from '#plugins/catalogue/listing/index/ordering'
import { grown } from '#plugins/catalogue/listing/index/packed_lists'
import { ValueStore, type ValuesState } from '#plugins/catalogue/listing/index/value_store'
import type { ListingKey } from '#plugins/catalogue/listing/index/listing_key'

/** Orders of a channel's products that do not depend on prices, each ascending or descending. */
export type ChannelOrder = 'position' | 'name' | 'created'

/** Orders of the index. */
export type Order = ChannelOrder | 'price'

/** Orders that a list can have. `relevance`: best search score first, then the shop's order. */
export type Sort = Order | 'relevance'

/** `ListingIndex` as a snapshot holds it. */
export interface ListingState {
  ids: Float64Array
  listed: Int32Array
  positions: Float64Array
  created: Float64Array
  names: Record<string, NamesState>
  values: ValuesState
  orders: Record<string, Uint32Array>
}

/**
 * In-memory index of the products of one channel: their filter values and their orders, in typed arrays. A product has a
 * small number, its ordinal, which it keeps. `PriceColumn` has their prices. `ListingCache` fills the index and applies
 * changes to it.
 */
export class ListingIndex {
  readonly listed = new Bitset()
  readonly values = new ValueStore()
  /** Incremented by every change. */
  version = 0
  /** Ordinals that were given, also to products that are not listed any more. */
  #used = 0
  /** Up to here the ids ascend, so that an ordinal is found by halving. Those of the others are in `#late`. */
  #ascending = 0
  #late = new Map<number, number>()
  #ids = new Float64Array(0)
  #positions = new Float64Array(0)
  #created = new Float64Array(0)
  readonly #names = new Map<Locale, Names>(LOCALES.map((locale) => [locale, new Names()]))
  readonly #orderings = new Map<string, Ordering>()

  /** One more than the greatest ordinal. */
  get size(): number {
    return this.#used
  }

  /** Adds or replaces a product. Returns its ordinal. */
  put(key: ListingKey): number {
    const ordinal = this.placeOf(key.id) ?? this.#assign(key.id)
    this.#positions[ordinal] = key.position
    this.#created[ordinal] = key.createdAt
    for (const [locale, names] of this.#names) names.set(ordinal, key.names[locale] ?? '')
    this.values.set(ordinal, key.values)
    this.listed.add(ordinal)
    this.#touch(ordinal)
    return ordinal
  }

  /** Removes a product. Its ordinal stays its own. */
  remove(id: number): void {
    const ordinal = this.ordinalOf(id)
    if (ordinal === undefined) return
    this.values.clear(ordinal)
    this.listed.delete(ordinal)
    this.#touch(ordinal)
  }

  idOf(ordinal: number): number {
    return this.#ids[ordinal] as number
  }

  /** The ordinal of each of the ids, which ascend; -1: it is not listed. */
  ordinalsOf(ids: Float64Array): Int32Array {
    const ordinals = new Int32Array(ids.length)
    let from = 0
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] as number
      from = this.#search(id, from)
      const ordinal = this.#ids[from] === id && from < this.#ascending ? from : (this.#late.get(id) ?? -1)
      ordinals[i] = ordinal >= 0 && this.listed.has(ordinal) ? ordinal : -1
    }
    return ordinals
  }

  ordinalOf(id: number): number | undefined {
    const ordinal = this.placeOf(id)
    return ordinal !== undefined && this.listed.has(ordinal) ? ordinal : undefined
  }

  /** Ranges of ids that together have all products, of about so many each. */
  *ranges(size: number): Generator<{ from: number; to: number }> {
    let from = 0
    for (let place = 0; place < this.#ascending; place += size) {
      const to = this.idOf(Math.min(place + size, this.#ascending) - 1)
      yield { from, to }
      from = to + 1
    }
  }

  ordering(order: ChannelOrder, locale: Locale): Ordering {
    const name = order === 'name' ? `name ${locale}` : order
    let ordering = this.#orderings.get(name)
    if (!ordering) {
      ordering = new Ordering(this.#compare(order, locale), (ordinal) => this.listed.has(ordinal))
      this.listed.each((ordinal) => ordering?.touch(ordinal))
      this.#orderings.set(name, ordering)
    }
    return ordering
  }

  /** Prepares the orders of a large catalogue, so that no request has to. */
  async sortAll(): Promise<void> {
    const ordinals = this.listed.toArray()
    for (const [name, order, locale] of this.#orders()) {
      const ordering = new Ordering(this.#compare(order, locale), (ordinal) => this.listed.has(ordinal))
      await ordering.fill(ordinals)
      this.#orderings.set(name, ordering)
    }
  }

  /** Products of the same price come in the order of their names, in the first language. */
  byName: Compare = this.#compare('name', LOCALES[0])

  get bytes(): number {
    const arrays = this.#ids.byteLength + this.#positions.byteLength + this.#created.byteLength
    const parts = [...this.#names.values(), ...this.#orderings.values(), this.values]
    return parts.reduce((sum, { bytes }) => sum + bytes, arrays)
  }

  state(): ListingState {
    const size = this.#used
    return {
      ids: this.#ids.slice(0, size),
      listed: this.listed.words.slice(),
      positions: this.#positions.slice(0, size),
      created: this.#created.slice(0, size),
      names: Object.fromEntries([...this.#names].map(([locale, names]) => [locale, names.state(size)])),
      values: this.values.state(size),
      orders: Object.fromEntries([...this.#orderings].map(([name, ordering]) => [name, ordering.order])),
    }
  }

  static from(state: ListingState): ListingIndex {
    const index = new ListingIndex()
    for (const id of state.ids) index.#assign(id)
    index.listed.words = state.listed
    index.#positions = state.positions as Float64Array<ArrayBuffer>
    index.#created = state.created as Float64Array<ArrayBuffer>
    for (const [locale, names] of index.#names) names.restore(state.names[locale] as NamesState)
    index.values.restore(state.values)
    for (const [name, order, locale] of index.#orders()) {
      const sorted = state.orders[name]
      if (sorted) index.ordering(order, locale).restore(sorted)
    }
    return index
  }

  #orders(): [name: string, order: ChannelOrder, locale: Locale][] {
    const byName = LOCALES.map((locale): [string, ChannelOrder, Locale] => [`name ${locale}`, 'name', locale])
    return [['position', 'position', LOCALES[0]], ['created', 'created', LOCALES[0]], ...byName]
  }

  /** The ordinal of a product that is or was listed. */
  placeOf(id: number): number | undefined {
    const place = this.#search(id, 0)
    return place < this.#ascending && this.#ids[place] === id ? place : this.#late.get(id)
  }

  /** The first place from `from` on, among the ascending ids, whose id is not less than `id`. */
  #search(id: number, from: number): number {
    // Doubled steps first: ids that are asked for in turn lie close together.
    let step = 1
    let low = from
    let high = from
    while (high < this.#ascending && (this.#ids[high] as number) < id) {
      low = high + 1
      high += step
      step *= 2
    }
    high = Math.min(high, this.#ascending)
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#ids[middle] as number) < id) low = middle + 1
      else high = middle
    }
    return low
  }

  #assign(id: number): number {
    const ordinal = this.#used++
    this.#ids = grown(this.#ids, this.#used)
    this.#positions = grown(this.#positions, this.#used)
    this.#created = grown(this.#created, this.#used)
    this.#ids[ordinal] = id
    if (ordinal === this.#ascending && (ordinal === 0 || (this.#ids[ordinal - 1] as number) < id)) this.#ascending += 1
    else this.#late.set(id, ordinal)
    return ordinal
  }

  #touch(ordinal: number): void {
    this.version += 1
    for (const ordering of this.#orderings.values()) ordering.touch(ordinal)
  }

  #compare(order: ChannelOrder, locale: Locale): Compare {
    const byId: Compare = (one, other) => this.idOf(one) - this.idOf(other)
    const names = this.#names.get(locale) as Names
    const byAge: Compare = (one, other) => {
      return (this.#created[one] as number) - (this.#created[other] as number) || byId(one, other)
    }
    return {
      name: (one: number, other: number) => names.compare(one, other) || byId(one, other),
      created: byAge,
      position: (one: number, other: number) =>
        (this.#positions[one] as number) - (this.#positions[other] as number) || byAge(other, one),
    }[order]
  }
}
