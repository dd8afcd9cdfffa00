import { Bitset } from '#plugins/catalogue/listing/index/bitset'

/** Up to this size members are stored as an array: most producers have a handful of wines. */
const FEW = 64

/** The ordinals of the products that have one value. */
export class Members {
  #few: number[] | null = []
  #many: Bitset | null = null
  #size = 0

  get size(): number {
    return this.#size
  }

  add(ordinal: number): void {
    this.#size += 1
    if (this.#many) this.#many.add(ordinal)
    else if (this.#few) {
      this.#few.push(ordinal)
      if (this.#few.length > FEW) this.#convert(this.#few)
    }
  }

  delete(ordinal: number): void {
    this.#size -= 1
    this.#many?.delete(ordinal)
    if (this.#few) this.#few = this.#few.filter((one) => one !== ordinal)
  }

  /** Number of members that are in `set`. */
  countIn(set: Bitset): number {
    if (this.#many) return this.#many.shared(set)
    let count = 0
    for (const ordinal of this.#few ?? []) if (set.has(ordinal)) count += 1
    return count
  }

  /** Adds the members to `set`. */
  addTo(set: Bitset): void {
    if (this.#many) set.unite(this.#many)
    else for (const ordinal of this.#few ?? []) set.add(ordinal)
  }

  #convert(few: number[]): void {
    this.#many = new Bitset()
    for (const ordinal of few) this.#many.add(ordinal)
    this.#few = null
  }
}
