import { pause } from '#core/time/pause'
import type { Bitset } from '#plugins/catalogue/listing/index/bitset'

/** As for `Array.sort`. Never 0 for two different products, so that every process has the same order. */
export type Compare = (one: number, other: number) => number

/** So many ordinals are sorted at once. */
const RUN = 8192

/** A step of a sort takes about so many steps of a scan. */
const SORT_STEPS = 12

/**
 * All products in one order, with the rank of each. Changes are collected and merged when the order is next read: one
 * pass, whatever their number.
 */
export class Ordering {
  #order: Uint32Array = new Uint32Array(0)
  #ranks: Uint32Array = new Uint32Array(0)
  #changed = new Set<number>()

  constructor(
    private readonly compare: Compare,
    private readonly isListed: (ordinal: number) => boolean
  ) {}

  /** Sorts all products, in slices that hold no request. */
  async fill(ordinals: Uint32Array): Promise<void> {
    this.restore(await sortInSlices(ordinals, this.compare))
  }

  /** The products of a set in order, compared one by one. */
  sorted(set: Bitset): Uint32Array {
    return set.toArray().sort(this.compare)
  }

  /** Takes an order as it was. */
  restore(order: Uint32Array): void {
    this.#changed.clear()
    this.#order = order
    this.#rank()
  }

  /** The products in order. */
  get order(): Uint32Array {
    this.#mergeChanges()
    return this.#order
  }

  /** The place of each product in the order, by ordinal. */
  get ranks(): Uint32Array {
    this.#mergeChanges()
    return this.#ranks
  }

  get bytes(): number {
    return this.#order.byteLength + this.#ranks.byteLength
  }

  /** Marks a product as added, removed or changed. */
  touch(ordinal: number): void {
    this.#changed.add(ordinal)
  }

  /** The ordinals of `set` in this order, at most `limit` from `offset` on. `size`: that of `set`. */
  page(set: Bitset, size: number, { offset, limit, descending }: Slice): number[] {
    const { order } = this
    if (offset >= size) return []
    // A scan meets a product of the set every `order.length / size` steps.
    const scan = Math.min(offset + limit, size) * (order.length / size)
    if (size * SORT_STEPS < scan) return this.#sorted(set, { offset, limit, descending })
    const found: number[] = []
    let left = offset
    const last = order.length - 1
    for (let i = 0; i <= last && found.length < limit; i++) {
      const ordinal = order[descending ? last - i : i] as number
      if (!set.has(ordinal)) continue
      if (left > 0) left -= 1
      else found.push(ordinal)
    }
    return found
  }

  #sorted(set: Bitset, { offset, limit, descending }: Slice): number[] {
    const ranks: number[] = []
    set.each((ordinal) => ranks.push(this.#ranks[ordinal] as number))
    const sorted = Uint32Array.from(ranks).sort()
    if (descending) sorted.reverse()
    return Array.from(sorted.subarray(offset, offset + limit), (rank) => this.#order[rank] as number)
  }

  #mergeChanges(): void {
    if (this.#changed.size === 0) return
    const changed = this.#changed
    const fresh = Uint32Array.from([...changed].filter((ordinal) => this.isListed(ordinal))).sort(this.compare)
    const order = this.#order
    const places: number[] = []
    for (const ordinal of changed) {
      const rank = this.#ranks[ordinal] ?? 0
      if (order[rank] === ordinal) places.push(rank)
    }
    this.#order = insertSorted(without(order, Uint32Array.from(places).sort()), fresh, this.compare)
    changed.clear()
    this.#rank()
  }

  #rank(): void {
    const order = this.#order
    let highest = 0
    for (let rank = 0; rank < order.length; rank++) highest = Math.max(highest, order[rank] as number)
    if (highest >= this.#ranks.length) this.#ranks = new Uint32Array(Math.ceil(highest * 1.1) + 64)
    for (let rank = 0; rank < order.length; rank++) this.#ranks[order[rank] as number] = rank
  }
}

interface Slice {
  offset: number
  limit: number
  descending: boolean
}

/** The array without the items at `places`, which ascend. */
function without(order: Uint32Array, places: Uint32Array): Uint32Array {
  const kept = new Uint32Array(order.length - places.length)
  let from = 0
  let used = 0
  for (const place of [...places, order.length]) {
    kept.set(order.subarray(from, place), used)
    used += place - from
    from = place + 1
  }
  return kept
}

/** Both sorted arrays in one. The place of each fresh item is found by halving: there are few of them. */
function insertSorted(order: Uint32Array, fresh: Uint32Array, compare: Compare): Uint32Array {
  const merged = new Uint32Array(order.length + fresh.length)
  let from = 0
  let used = 0
  for (const item of fresh) {
    const place = placeOf(order, item, from, compare)
    merged.set(order.subarray(from, place), used)
    used += place - from
    merged[used++] = item
    from = place
  }
  merged.set(order.subarray(from), used)
  return merged
}

/** Index of the first item from `low` on that comes after `item`. */
function placeOf(order: Uint32Array, item: number, low: number, compare: Compare): number {
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(order[middle] as number, item) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** A merge sort that pauses, so that requests are answered meanwhile. */
async function sortInSlices(items: Uint32Array, compare: Compare): Promise<Uint32Array> {
  let from = items.slice()
  for (let start = 0; start < from.length; start += RUN) {
    from.subarray(start, start + RUN).sort(compare)
    if (from.length > RUN) await pause()
  }
  let to = new Uint32Array(from.length)
  for (let width = RUN; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      mergeRuns(from, to, [start, start + width, start + 2 * width], compare)
      await pause()
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** Merges two neighbouring sorted runs. */
function mergeRuns(from: Uint32Array, to: Uint32Array, bounds: [number, number, number], compare: Compare): void {
  const [start, middle, end] = bounds.map((bound) => Math.min(bound, from.length)) as [number, number, number]
  let left = start
  let right = middle
  for (let place = start; place < end; place++) {
    const isLeft = right >= end || (left < middle && compare(from[left] as number, from[right] as number) < 0)
    to[place] = from[isLeft ? left++ : right++] as number
  }
}
