import type { Bitset } from '#plugins/catalogue/listing/index/bitset'

/** As for `Array.sort`. Never 0 for two different products, so that every process has the same order. */
export type Compare = (one: number, other: number) => number

/** A result smaller than the order divided by this is sorted by rank; a larger one is found by a scan of the order. */
const SPARSE = 24

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

  /** Marks a product as added, removed or changed. */
  touch(ordinal: number): void {
    this.#changed.add(ordinal)
  }

  /** The ordinals of `set` in this order, at most `limit` from `offset` on. `size`: that of `set`. */
  page(set: Bitset, size: number, { offset, limit, descending }: Slice): number[] {
    this.#mergeChanges()
    if (offset >= size) return []
    if (size * SPARSE < this.#order.length) return this.#sorted(set, { offset, limit, descending })
    const order = this.#order
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
    const fresh = [...this.#changed].filter((ordinal) => this.isListed(ordinal)).sort(this.compare)
    const unchanged = this.#order.filter((ordinal) => !this.#changed.has(ordinal))
    this.#order = merge(unchanged, fresh, this.compare)
    this.#changed.clear()
    const highest = this.#order.reduce((most, ordinal) => Math.max(most, ordinal), 0)
    if (highest >= this.#ranks.length) this.#ranks = new Uint32Array(2 * highest + 1)
    for (let rank = 0; rank < this.#order.length; rank++) this.#ranks[this.#order[rank] as number] = rank
  }
}

interface Slice {
  offset: number
  limit: number
  descending: boolean
}

function merge(unchanged: Uint32Array, fresh: number[], compare: Compare): Uint32Array {
  const merged = new Uint32Array(unchanged.length + fresh.length)
  let i = 0
  let j = 0
  for (let place = 0; place < merged.length; place++) {
    const [one, other] = [unchanged[i], fresh[j]]
    const isUnchangedFirst = other === undefined || (one !== undefined && compare(one, other) < 0)
    merged[place] = (isUnchangedFirst ? unchanged[i++] : fresh[j++]) as number
  }
  return merged
}
