import type { Store } from '#core/database/store'
import { ListingIndex } from '#plugins/catalogue/listing/listing_index'
import { readListingKeys } from '#plugins/catalogue/listing/listing_key'

/** Topic under which writes of products are told. */
export const PRODUCTS_TOPIC = 'catalogue.products'

/** More changes at once than this: reading everything again is quicker. */
const REREAD_FROM = 5_000

/**
 * The listing index of one channel in this process: read when first asked for, then kept true by the change feed. One
 * per store, channel, currency and customer group with prices of its own: `ListingMemory.of`.
 */
export class ListingMemory {
  static #memories = new WeakMap<Store, Map<string, ListingMemory>>()

  static of(store: Store, channel: string, currency: string, group = ''): ListingMemory {
    let memories = this.#memories.get(store)
    if (!memories) this.#memories.set(store, (memories = new Map()))
    const key = `${channel} ${currency} ${group}`
    const found = memories.get(key) ?? new ListingMemory(store, channel, currency, group)
    memories.set(key, found)
    return found
  }

  #index: ListingIndex | null = null
  #reading: Promise<ListingIndex> | null = null
  /** Ids that changed while everything was being read. */
  #missed = new Set<number>()
  /** Counts readings: a version of the index stands for one state of it only together with this. */
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

  /** The index as of the last change this process has heard of. */
  read(): ListingIndex | Promise<ListingIndex> {
    return this.#index ?? (this.#reading ??= this.#readAll())
  }

  /** Moves whenever a list may look different. */
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
