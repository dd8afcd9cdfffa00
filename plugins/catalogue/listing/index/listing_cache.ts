import type { Store } from '#core/database/store'
import { ListingIndex } from '#plugins/catalogue/listing/index/listing_index'
import { readListingKeys } from '#plugins/catalogue/listing/index/listing_key'

/** Change feed topic for written products. */
export const PRODUCTS_TOPIC = 'catalogue.products'

/** Above this number of changed products, reloading everything is faster than updating. */
const REREAD_FROM = 5_000

/**
 * The listing index of one channel in this process: loaded on first use, then updated by the change feed. There is one
 * per store, channel, currency and customer group with prices of its own; `ListingCache.of` returns it.
 */
export class ListingCache {
  static #caches = new WeakMap<Store, Map<string, ListingCache>>()

  static of(store: Store, channel: string, currency: string, group = ''): ListingCache {
    let caches = this.#caches.get(store)
    if (!caches) this.#caches.set(store, (caches = new Map()))
    const key = `${channel} ${currency} ${group}`
    const found = caches.get(key) ?? new ListingCache(store, channel, currency, group)
    caches.set(key, found)
    return found
  }

  #index: ListingIndex | null = null
  #reading: Promise<ListingIndex> | null = null
  /** Ids that changed during a full load. */
  #missed = new Set<number>()
  /** Number of full loads. The version of an index is unique only together with it. */
  #readings = 0

  private constructor(
    private readonly store: Store,
    private readonly channel: string,
    private readonly currency: string,
    private readonly group: string
  ) {
    store.changes.follow(PRODUCTS_TOPIC, {
      apply: (keys) => this.#apply(keys.map(Number)),
      reset: () => this.forget(),
    })
  }

  /** The index, up to date with the last change that reached this process. */
  read(): ListingIndex | Promise<ListingIndex> {
    return this.#index ?? (this.#reading ??= this.#readAll())
  }

  /** Changes whenever a list may look different. */
  get version(): string {
    return `${this.#readings}.${this.#index?.version ?? 0}`
  }

  forget(): void {
    this.#index = null
    this.#reading = null
    this.#readings += 1
  }

  async #readAll(): Promise<ListingIndex> {
    const reading = this.#readings
    this.#missed.clear()
    const index = new ListingIndex()
    for (const key of await this.#keys()) index.put(key)
    if (this.#readings !== reading) return this.read()
    while (this.#missed.size > 0) {
      const ids = [...this.#missed]
      this.#missed.clear()
      await this.#update(index, ids)
    }
    this.#index = index
    this.#reading = null
    return index
  }

  async #apply(ids: number[]): Promise<void> {
    if (this.#reading) for (const id of ids) this.#missed.add(id)
    else if (ids.length > REREAD_FROM) this.forget()
    else if (this.#index) await this.#update(this.#index, ids)
  }

  async #update(index: ListingIndex, ids: number[]): Promise<void> {
    const keys = await this.#keys(ids)
    const listed = new Set(keys.map(({ id }) => id))
    for (const id of ids) if (!listed.has(id)) index.remove(id)
    for (const key of keys) index.put(key)
  }

  #keys(ids?: number[]) {
    const { channel, currency, group } = this
    const place = { channel, currency, group }
    return readListingKeys(this.store.reader, this.store.dialect, { ...place, ...(ids ? { ids } : {}) })
  }
}
