import { LRUCache } from 'lru-cache'
import { pause } from '#core/time/pause'
import { IndexedProducts } from '#plugins/catalogue/listing/index/indexed_products'
import { ListingIndex, type ListingState } from '#plugins/catalogue/listing/index/listing_index'
import { PriceColumn, type ColumnState } from '#plugins/catalogue/listing/index/price_column'
import {
  readListedPrices,
  readListingKeys,
  readNextKeys,
  type PriceKind,
} from '#plugins/catalogue/listing/index/listing_key'
import type { Store } from '#core/database/store'

/** Products that are read at once: some milliseconds, in which no other request is answered. */
const SLICE = 2_000

/** Prices that nobody asked for within this time are dropped. */
const UNUSED_MS = 15 * 60_000

const MOST_COLUMNS = 100

/** `ChannelIndex` as a snapshot holds it. */
export interface ChannelState {
  index: ListingState
  columns: { kind: PriceKind; column: ColumnState }[]
}

/** Where the products are read from. */
export interface Source {
  store: Store
  channel: string
}

/** One reading of a channel's products, with a column for each kind of prices that is asked for. */
export class ChannelIndex {
  readonly #columns = new LRUCache<string, IndexedProducts>({
    max: MOST_COLUMNS,
    ttl: UNUSED_MS,
    updateAgeOnGet: true,
    ttlAutopurge: true,
  })
  readonly #reading = new Map<string, Promise<IndexedProducts>>()
  /** For each column that is being read, the ids that changed meanwhile. */
  readonly #missed = new Set<Set<number>>()
  /** Changes, and the ends of readings, come one after the other. */
  #last: Promise<unknown> = Promise.resolve()

  private constructor(
    private readonly source: Source,
    readonly index: ListingIndex
  ) {}

  /** Reads a channel in slices. Null: `fits` refused the number of bytes. */
  static async read(source: Source, fits: (bytes: number) => boolean): Promise<ChannelIndex | null> {
    const index = new ListingIndex()
    let after = 0
    for (;;) {
      const keys = await readNextKeys(source.store, source.channel, after, SLICE)
      for (const key of keys) index.put(key)
      if (!fits(index.bytes)) return null
      if (keys.length < SLICE) break
      after = keys.at(-1)?.id ?? after
      await pause()
    }
    await index.sortAll()
    return new ChannelIndex(source, index)
  }

  static from(source: Source, state: ChannelState): ChannelIndex {
    const channel = new ChannelIndex(source, ListingIndex.from(state.index))
    for (const { kind, column } of state.columns) {
      channel.#columns.set(kindName(kind), new IndexedProducts(channel.index, PriceColumn.from(channel.index, column)))
    }
    return channel
  }

  get bytes(): number {
    return [...this.#columns.values()].reduce((sum, { column }) => sum + column.bytes, this.index.bytes)
  }

  /** The kinds of prices that are in memory. */
  get kinds(): PriceKind[] {
    return [...this.#columns.keys()].map(kindOf)
  }

  /** The products with these prices, which are read when they are asked for first. */
  products(kind: PriceKind): IndexedProducts | Promise<IndexedProducts> {
    const name = kindName(kind)
    const found = this.#columns.get(name) ?? this.#reading.get(name)
    if (found) return found
    const reading = this.#readColumn(kind).finally(() => this.#reading.delete(name))
    this.#reading.set(name, reading)
    return reading
  }

  /** Reads some products again. */
  async update(ids: readonly number[]): Promise<void> {
    for (const missed of this.#missed) for (const id of ids) missed.add(id)
    for (let start = 0; start < ids.length; start += SLICE) {
      const some = ids.slice(start, start + SLICE)
      await this.#inTurn(() => this.#update(some))
      if (ids.length > SLICE) await pause()
    }
  }

  state(): ChannelState {
    return {
      index: this.index.state(),
      columns: this.kinds.flatMap((kind) => {
        const column = this.#columns.peek(kindName(kind))?.column
        return column ? [{ kind, column: column.state() }] : []
      }),
    }
  }

  async #update(ids: readonly number[]): Promise<void> {
    const { store, channel } = this.source
    const { index } = this
    const keys = await readListingKeys(store, channel, { ids })
    const columns = [...this.#columns.entries()].map(([name, { column }]) => ({ kind: kindOf(name), column }))
    const prices = await Promise.all(columns.map(({ kind }) => readListedPrices(store, channel, kind, { ids })))
    const listed = new Set(keys.map(({ id }) => id))
    for (const id of ids) if (!listed.has(id)) index.remove(id)
    for (const key of keys) index.put(key)
    columns.forEach(({ column }, place) => column.replace(ids, prices[place] ?? []))
  }

  async #readColumn(kind: PriceKind): Promise<IndexedProducts> {
    const { store, channel } = this.source
    const missed = new Set<number>()
    this.#missed.add(missed)
    try {
      const column = new PriceColumn(this.index)
      for (const range of this.index.ranges(SLICE)) {
        column.fill(await readListedPrices(store, channel, kind, range))
        if (this.index.size > SLICE) await pause()
      }
      return await this.#inTurn(async () => {
        const ids = [...missed]
        if (ids.length > 0) column.replace(ids, await readListedPrices(store, channel, kind, { ids }))
        column.sort()
        const products = new IndexedProducts(this.index, column)
        this.#columns.set(kindName(kind), products)
        return products
      })
    } finally {
      this.#missed.delete(missed)
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work)
    this.#last = done
    return done
  }
}

/** Names a kind of prices, for maps. */
export function kindName({ currency, group }: PriceKind): string {
  return `${currency} ${group}`
}

function kindOf(name: string): PriceKind {
  const [currency = '', ...group] = name.split(' ')
  return { currency, group: group.join(' ') }
}
