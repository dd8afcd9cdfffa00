import app from '@adonisjs/core/services/app'
import { ChannelIndex, kindName } from '#plugins/catalogue/listing/index/channel_index'
import { ListingSnapshot } from '#plugins/catalogue/listing/index/listing_snapshot'
import { SlicedProducts } from '#plugins/catalogue/listing/index/sliced_products'
import type { Store } from '#core/database/store'
import type { PriceKind } from '#plugins/catalogue/listing/index/listing_key'
import type { ListedProducts } from '#plugins/catalogue/listing/index/selection'

/** Change feed topic for written products. */
export const PRODUCTS_TOPIC = 'catalogue.products'

/** Above this number of changed products, reading everything is faster than updating. */
const REREAD_FROM = 5_000

/** From this number of products on, the old index answers while a new one is read, and a snapshot is worth its file. */
const LARGE = 20_000

/** After this time, a catalogue that was too large is looked at again. */
const PAST_BUDGET_MS = 10 * 60_000

const PAST_BUDGET = 'the lists of products would take more memory than they may: each is read from the database'

/** The service that has the logger needs a booted application to be loaded, and this file is loaded before. */
async function tell(level: 'warn' | 'error', facts: object, message: string): Promise<void> {
  ;(await app.container.make('logger'))[level](facts, message)
}

/**
 * The listing index of one channel in this process: loaded on first use, then updated by the change feed. There is one per
 * store and channel; `ListingCache.of` returns it.
 */
export class ListingCache {
  static #caches = new WeakMap<Store, Map<string, ListingCache>>()

  static of(store: Store, channel: string): ListingCache {
    let caches = this.#caches.get(store)
    if (!caches) this.#caches.set(store, (caches = new Map()))
    const found = caches.get(channel) ?? new ListingCache(store, channel)
    caches.set(channel, found)
    return found
  }

  /** Writes the large indexes to files, from which the next start of a process takes them. */
  static async saveAll(store: Store): Promise<void> {
    for (const cache of this.#caches.get(store)?.values() ?? []) await cache.#save()
  }

  /** Bytes of the indexes of all channels in this process. */
  static bytesOf(store: Store): number {
    return [...(this.#caches.get(store)?.values() ?? [])].reduce((sum, cache) => sum + (cache.#current?.bytes ?? 0), 0)
  }

  #current: ChannelIndex | null = null
  /** By kind of prices, while there is no index in memory. */
  readonly #sliced = new Map<string, SlicedProducts>()
  #loading: Promise<ChannelIndex | null> | null = null
  /** Ids that changed during a full reading. */
  readonly #missed = new Set<number>()
  /** Resets, after which a reading that is under way begins anew. */
  #resets = 0
  /** Changes that were applied. */
  #changes = 0
  #budget = Infinity
  /** Set while the index would take more memory than it may. */
  #pastBudget: { budget: number; since: number } | null = null
  readonly #snapshot: ListingSnapshot
  /** The version that the snapshot has. */
  #saved = ''

  private constructor(
    private readonly store: Store,
    private readonly channel: string
  ) {
    this.#snapshot = new ListingSnapshot(store, channel)
    store.changes.follow(PRODUCTS_TOPIC, {
      apply: (keys) => this.#apply(keys.map(Number)),
      reset: () => this.#reset(),
    })
  }

  /**
   * The products with these prices, up to date with the last change that reached this process. `budget`: bytes that the
   * indexes of all channels may take; past it, each list is read from the database.
   */
  read(kind: PriceKind, budget: number): ListedProducts | Promise<ListedProducts> {
    if (budget !== this.#budget) this.#allow(budget)
    return this.#current?.products(kind) ?? this.#open(kind)
  }

  /** Changes whenever a list may look different. */
  get version(): string {
    return `${this.#resets}.${this.#changes}`
  }

  /** Whether the index is in memory, or would not fit into it. */
  get isReady(): boolean {
    return this.#current !== null || this.#isPastBudget()
  }

  get isPastBudget(): boolean {
    return this.#pastBudget !== null
  }

  async #save(): Promise<void> {
    const current = this.#current
    if (!current || current.index.size < LARGE || this.#loading || this.#saved === this.version) return
    const { version } = this
    await this.#snapshot.write(current)
    this.#saved = version
  }

  async #open(kind: PriceKind): Promise<ListedProducts> {
    const current = this.#isPastBudget() ? null : await this.#load()
    if (current) return current.products(kind)
    const name = kindName(kind)
    const sliced = this.#sliced.get(name) ?? new SlicedProducts(this.store, this.channel, kind)
    this.#sliced.set(name, sliced)
    return sliced
  }

  #allow(budget: number): void {
    this.#budget = budget
    if (this.#current && ListingCache.bytesOf(this.store) > budget) this.#leaveMemory()
  }

  #isPastBudget(): boolean {
    const past = this.#pastBudget
    return past !== null && past.budget === this.#budget && performance.now() - past.since < PAST_BUDGET_MS
  }

  #load(): Promise<ChannelIndex | null> {
    this.#loading ??= this.#readAll().finally(() => {
      this.#loading = null
    })
    return this.#loading
  }

  /** Reads the channel, and at the end what changed meanwhile. Null: it would take more memory than it may. */
  async #readAll(): Promise<ChannelIndex | null> {
    let saved: ChannelIndex | null
    let read: ChannelIndex | null
    let resets: number
    do {
      resets = this.#resets
      this.#missed.clear()
      const kinds = this.#current?.kinds ?? []
      saved = await this.#fromSnapshot()
      read = saved ?? (await this.#fromDatabase())
      for (const kind of kinds) await read?.products(kind)
    } while (this.#resets !== resets)
    while (read && this.#missed.size > 0) {
      const ids = [...this.#missed]
      this.#missed.clear()
      await read.update(ids)
    }
    this.#current = read
    this.#changes += 1
    if (saved) this.#saved = this.version
    if (read) this.#pastBudget = null
    else this.#leaveMemory()
    return read
  }

  #fromDatabase(): Promise<ChannelIndex | null> {
    const { store, channel } = this
    const others = ListingCache.bytesOf(store) - (this.#current?.bytes ?? 0)
    return ChannelIndex.read({ store, channel }, (bytes) => others + bytes <= this.#budget)
  }

  /** The index as another process left it, with what changed since. Null: there is none that can be used. */
  async #fromSnapshot(): Promise<ChannelIndex | null> {
    if (this.#current) return null
    const found = await this.#snapshot.read(PRODUCTS_TOPIC)
    if (!found || found.changed.length > REREAD_FROM) return null
    const { store, channel } = this
    const read = ChannelIndex.from({ store, channel }, found.state)
    if (ListingCache.bytesOf(store) + read.bytes > this.#budget) return null
    await read.update(found.changed.map(Number))
    return read
  }

  #leaveMemory(): void {
    this.#current = null
    this.#pastBudget = { budget: this.#budget, since: performance.now() }
    const megabytes = Math.round(this.#budget / 1_048_576)
    void tell('warn', { channel: this.channel, megabytes }, PAST_BUDGET)
  }

  async #apply(ids: number[]): Promise<void> {
    if (this.#loading) for (const id of ids) this.#missed.add(id)
    if (ids.length > REREAD_FROM) return this.#reset()
    await this.#current?.update(ids)
    this.#changes += 1
    this.#allow(this.#budget)
  }

  /** A small catalogue is read anew by the next list. A large one still answers as it was until it is. */
  #reset(): void {
    this.#resets += 1
    if ((this.#current?.index.size ?? 0) < LARGE) {
      this.#current = null
      return
    }
    this.#load().then(
      () => this.store.changes.retell(PRODUCTS_TOPIC),
      (error: unknown) => tell('error', { err: error }, 'the lists of products could not be read anew')
    )
  }
}
