import type { Bitset } from '#plugins/catalogue/listing/bitset'

/** Negative, 0 or positive, as for `sort`; never 0 for two products: orders are the same in every process. */
export type Compare = (one: number, other: number) => number

/** Below one in so many, a result is sorted by itself; above, the whole order is walked. */
const SPARSE = 24

/**
 * All products in one order, with the rank of each. Changes are gathered and put in their places together when the order
 * is next read: one walk, whatever their number.
 */
export class Ordering {
  #order: Uint32Array = new Uint32Array(0)
  #ranks: Uint32Array = new Uint32Array(0)
  #changed = new Set<number>()

  constructor(
    private readonly compare: Compare,
    private readonly isListed: (ordinal: number) => boolean
  ) {}

  /** Notes that a product came, went or has another key. */
  touch(ordinal: number): void {
    this.#changed.add(ordinal)
  }

  /** Ordinals of `set` in this order, from `offset` on, at most `limit`. */
  page(set: Bitset, size: number, { offset, limit, descending }: Slice): number[] {
    this.#settle()
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

  #settle(): void {
    if (this.#changed.size === 0) return
    const fresh = [...this.#changed].filter((ordinal) => this.isListed(ordinal)).sort(this.compare)
    const kept = this.#order.filter((ordinal) => !this.#changed.has(ordinal))
    this.#order = merge(kept, fresh, this.compare)
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

function merge(kept: Uint32Array, fresh: number[], compare: Compare): Uint32Array {
  const merged = new Uint32Array(kept.length + fresh.length)
  let i = 0
  let j = 0
  for (let place = 0; place < merged.length; place++) {
    const [one, other] = [kept[i], fresh[j]]
    const takesKept = other === undefined || (one !== undefined && compare(one, other) < 0)
    merged[place] = (takesKept ? kept[i++] : fresh[j++]) as number
  }
  return merged
}
