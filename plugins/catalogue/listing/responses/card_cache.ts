import { LRUCache } from 'lru-cache'
import type { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/index/listing_cache'

/** Cache size in bytes: the cards of about ten thousand products. */
const MAX_BYTES = 16 * 1024 * 1024

// `cross join` fixes the order of the tables: otherwise SQLite scans all listings.
const CARDS = {
  sqlite: `select l.product_id as id, l.card from json_each(?) ids cross join catalogue_listings l
    where l.product_id = ids.value and l.channel = ? and l.locale = ?`,
  pg: `select l.product_id as id, l.card from catalogue_listings l
    where l.product_id = any (array(select value::bigint from json_array_elements_text(?::json)))
    and l.channel = ? and l.locale = ?`,
}

interface CardRow {
  id: number
  card: string
}

/**
 * LRU cache of product cards by id. A card is dropped when its product changes. There is one cache per store, channel and
 * language; `CardCache.of` returns it.
 */
export class CardCache {
  static #caches = new WeakMap<Store, Map<string, CardCache>>()

  static of(store: Store, { channel, locale }: { channel: string; locale: Locale }): CardCache {
    let caches = this.#caches.get(store)
    if (!caches) this.#caches.set(store, (caches = new Map()))
    const key = `${channel} ${locale}`
    const found = caches.get(key) ?? new CardCache(store, channel, locale)
    caches.set(key, found)
    return found
  }

  readonly #cards = new LRUCache<number, string>({ maxSize: MAX_BYTES, sizeCalculation: (card) => card.length })
  /** Pending reads by product id: concurrent requests share them. */
  #reading = new Map<number, Promise<Map<number, string>>>()
  /** Incremented by every change: rows read before a change are not cached after it. */
  #generation = 0

  private constructor(
    private readonly store: Store,
    private readonly channel: string,
    private readonly locale: Locale
  ) {
    store.changes.follow(PRODUCTS_TOPIC, {
      apply: (keys) => {
        this.#generation += 1
        this.#reading.clear()
        for (const key of keys) this.#cards.delete(Number(key))
      },
      reset: () => this.clear(),
    })
  }

  /** Cards in the order of the ids, without products that are not listed. */
  async read(ids: readonly number[]): Promise<string[]> {
    const found = await this.find(ids)
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  /** Cards by id. One statement reads those that are neither cached nor being read. */
  async find(ids: readonly number[]): Promise<Map<number, string>> {
    const found = new Map<number, string>()
    const missing: number[] = []
    for (const id of ids) {
      const card = this.#cards.get(id)
      if (card === undefined) missing.push(id)
      else found.set(id, card)
    }
    if (missing.length === 0) return found
    const reads = new Set(missing.flatMap((id) => this.#reading.get(id) ?? []))
    const unread = missing.filter((id) => !this.#reading.has(id))
    if (unread.length > 0) reads.add(this.#read(unread))
    for (const cards of await Promise.all(reads)) {
      for (const id of missing) {
        const card = cards.get(id)
        if (card !== undefined) found.set(id, card)
      }
    }
    return found
  }

  #read(ids: readonly number[]): Promise<Map<number, string>> {
    const reading = this.#readRows(ids)
    for (const id of ids) this.#reading.set(id, reading)
    const done = () => {
      for (const id of ids) if (this.#reading.get(id) === reading) this.#reading.delete(id)
    }
    reading.then(done, done)
    return reading
  }

  async #readRows(ids: readonly number[]): Promise<Map<number, string>> {
    const { reader, dialect } = this.store
    const generation = this.#generation
    const rows = await reader.all<CardRow>(CARDS[dialect], [JSON.stringify(ids), this.channel, this.locale])
    const cards = new Map(rows.map(({ id, card }) => [Number(id), card]))
    if (this.#generation === generation) for (const [id, card] of cards) this.#cards.set(id, card)
    return cards
  }

  clear(): void {
    this.#generation += 1
    this.#reading.clear()
    this.#cards.clear()
  }
}
