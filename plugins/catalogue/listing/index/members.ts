import { Bitset } from '#plugins/catalogue/listing/index/bitset'

/** Up to this size members are stored as an array: most producers have a handful of wines. */
const FEW = 64

/** A bitset takes a bit for each ordinal, an array 32 for each member. */
const BITS = 32

/** The ordinals of the products that have one value. */
export class Members {
  #few: Uint32Array | null = new Uint32Array(4)
  #many: Bitset | null = null
  #size = 0
  #highest = 0

  get size(): number {
    return this.#size
  }

  /** Adds an ordinal that is not a member yet. */
  add(ordinal: number): void {
    this.#highest = Math.max(this.#highest, ordinal)
    if (this.#few && this.#size === this.#few.length) this.#makeRoom(this.#few)
    if (this.#few) this.#few[this.#size] = ordinal
    else this.#many?.add(ordinal)
    this.#size += 1
  }

  /** Removes an ordinal that is a member. */
  delete(ordinal: number): void {
    this.#size -= 1
    this.#many?.delete(ordinal)
    if (this.#few) this.#few[this.#few.indexOf(ordinal)] = this.#few[this.#size] as number
  }

  /** Number of members that are in `set`. */
  countIn(set: Bitset): number {
    if (this.#many) return this.#many.shared(set)
    const few = this.#few as Uint32Array
    let count = 0
    for (let i = 0; i < this.#size; i++) if (set.has(few[i] as number)) count += 1
    return count
  }

  /** Adds the members to `set`. */
  addTo(set: Bitset): void {
    if (this.#many) set.unite(this.#many)
    else this.#few?.subarray(0, this.#size).forEach((ordinal) => set.add(ordinal))
  }

  /** A longer array, or a bitset where that is smaller. */
  #makeRoom(few: Uint32Array): void {
    if (this.#size >= FEW && this.#size * BITS >= this.#highest) {
      this.#many = new Bitset(this.#highest + 1)
      for (const ordinal of few) this.#many.add(ordinal)
      this.#few = null
      return
    }
    this.#few = new Uint32Array(few.length * 2)
    this.#few.set(few)
  }
}
