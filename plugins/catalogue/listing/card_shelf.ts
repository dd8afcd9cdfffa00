import type { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'
import { PRODUCTS_TOPIC } from '#plugins/catalogue/listing/listing_memory'

/** Bytes of cards kept at most: those of ten thousand products. */
const MOST_BYTES = 16 * 1024 * 1024

// Left alone, SQLite begins with the listings and reads all of them.
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
 * Cards of products, read by their ids; those asked for last are kept in memory, each until its product changes. One per
 * store, channel and language: `CardShelf.of`.
 */
export class CardShelf {
  static #shelves = new WeakMap<Store, Map<string, CardShelf>>()

  static of(store: Store, { channel, locale }: { channel: string; locale: Locale }): CardShelf {
    let shelves = this.#shelves.get(store)
    if (!shelves) this.#shelves.set(store, (shelves = new Map()))
    const key = `${channel} ${locale}`
    const found = shelves.get(key) ?? new CardShelf(store, channel, locale)
    shelves.set(key, found)
    return found
  }

  #cards = new Map<number, string>()
  #bytes = 0
  /** Reads that are under way, by what they bring. */
  #reading = new Map<number, Promise<Map<number, string>>>()
  /** Moves with every change: what was read across one is not kept. */
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
        for (const key of keys) this.#drop(Number(key))
      },
      reset: () => this.forget(),
    })
  }

  /** Cards in the order of the ids, without those that are not listed. */
  async read(ids: readonly number[]): Promise<string[]> {
    const found = await this.find(ids)
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  /** Cards by id: one statement for those that are neither kept nor being read for somebody else. */
  async find(ids: readonly number[]): Promise<Map<number, string>> {
    const found = new Map<number, string>()
    const missing: number[] = []
    for (const id of ids) {
      const card = this.#take(id)
      if (card === undefined) missing.push(id)
      else found.set(id, card)
    }
    if (missing.length === 0) return found
    const reads = new Set(missing.flatMap((id) => this.#reading.get(id) ?? []))
    const unasked = missing.filter((id) => !this.#reading.has(id))
    if (unasked.length > 0) reads.add(this.#read(unasked))
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
    if (this.#generation === generation) for (const [id, card] of cards) this.#keep(id, card)
    return cards
  }

  forget(): void {
    this.#generation += 1
    this.#reading.clear()
    this.#cards.clear()
    this.#bytes = 0
  }

  #take(id: number): string | undefined {
    const card = this.#cards.get(id)
    if (card === undefined) return undefined
    this.#cards.delete(id)
    this.#cards.set(id, card)
    return card
  }

  #keep(id: number, card: string): void {
    this.#drop(id)
    this.#cards.set(id, card)
    this.#bytes += card.length
    for (const oldest of this.#cards.keys()) {
      if (this.#bytes <= MOST_BYTES) break
      this.#drop(oldest)
    }
  }

  #drop(id: number): void {
    this.#bytes -= this.#cards.get(id)?.length ?? 0
    this.#cards.delete(id)
  }
}
