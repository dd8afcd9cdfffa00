import { Members } from '#plugins/catalogue/listing/index/members'
import type { Bitset } from '#plugins/catalogue/listing/index/bitset'

/** A value that products can be filtered by, such as the colour `rouge`. `number` is its index in this process. */
export interface Value {
  number: number
  attribute: string
  code: string
  members: Members
}

/** The values of a product: codes by attribute. */
export type ProductValues = Record<string, readonly string[]>

const NONE: ReadonlyMap<string, Value> = new Map()

/**
 * Values and products, indexed both ways: the products of each value and the values of each product. The values of all
 * products are in one array, so that a count is a linear scan.
 */
export class ValueStore {
  #values: Value[] = []
  #byAttribute = new Map<string, Map<string, Value>>()
  #starts = new Uint32Array(0)
  #lengths = new Uint16Array(0)
  #pool = new Uint32Array(0)
  #used = 0
  #wasted = 0

  find(attribute: string, code: string): Value | undefined {
    return this.#byAttribute.get(attribute)?.get(code)
  }

  /** Every value of an attribute that a product ever had. */
  of(attribute: string): ReadonlyMap<string, Value> {
    return this.#byAttribute.get(attribute) ?? NONE
  }

  /** Replaces the values of a product. */
  set(ordinal: number, values: ProductValues): void {
    this.clear(ordinal)
    const numbers: number[] = []
    for (const [attribute, codes] of Object.entries(values)) {
      for (const code of new Set(codes)) {
        const value = this.#intern(attribute, code)
        value.members.add(ordinal)
        numbers.push(value.number)
      }
    }
    this.#write(ordinal, numbers)
  }

  clear(ordinal: number): void {
    const length = this.#lengths[ordinal] ?? 0
    const start = this.#starts[ordinal] ?? 0
    for (let i = start; i < start + length; i++) {
      this.#values[this.#pool[i] as number]?.members.delete(ordinal)
    }
    if (length > 0) this.#lengths[ordinal] = 0
    this.#wasted += length
  }

  /** Number of products in `set` that have each value, by the value's number. */
  count(set: Bitset): Uint32Array {
    const counts = new Uint32Array(this.#values.length)
    const { words } = set
    const [starts, lengths, pool] = [this.#starts, this.#lengths, this.#pool]
    for (let i = 0; i < words.length; i++) {
      let word = words[i] as number
      while (word !== 0) {
        const lowest = word & -word
        word ^= lowest
        const ordinal = (i << 5) + 31 - Math.clz32(lowest)
        const start = starts[ordinal] as number
        const end = start + (lengths[ordinal] as number)
        for (let j = start; j < end; j++) {
          const value = pool[j] as number
          counts[value] = (counts[value] as number) + 1
        }
      }
    }
    return counts
  }

  #intern(attribute: string, code: string): Value {
    let codes = this.#byAttribute.get(attribute)
    if (!codes) this.#byAttribute.set(attribute, (codes = new Map()))
    let value = codes.get(code)
    if (!value) {
      value = { number: this.#values.length, attribute, code, members: new Members() }
      codes.set(code, value)
      this.#values.push(value)
    }
    return value
  }

  #write(ordinal: number, numbers: number[]): void {
    if (ordinal >= this.#starts.length) {
      const capacity = Math.max(64, ordinal + 1, this.#starts.length * 2)
      this.#starts = enlarge(this.#starts, new Uint32Array(capacity))
      this.#lengths = enlarge(this.#lengths, new Uint16Array(capacity))
    }
    if (this.#used + numbers.length > this.#pool.length) this.#makeRoom(numbers.length)
    this.#pool.set(numbers, this.#used)
    this.#starts[ordinal] = this.#used
    this.#lengths[ordinal] = numbers.length
    this.#used += numbers.length
  }

  /** Compacts the pool into one that is twice the size of the live values. */
  #makeRoom(more: number): void {
    const live = this.#used - this.#wasted
    const pool = new Uint32Array(Math.max(1024, (live + more) * 2))
    let used = 0
    for (let ordinal = 0; ordinal < this.#starts.length; ordinal++) {
      const length = this.#lengths[ordinal] as number
      if (length === 0) continue
      const start = this.#starts[ordinal] as number
      pool.set(this.#pool.subarray(start, start + length), used)
      this.#starts[ordinal] = used
      used += length
    }
    this.#pool = pool
    this.#used = used
    this.#wasted = 0
  }
}

function enlarge<T extends Uint32Array | Uint16Array>(from: T, to: T): T {
  to.set(from)
  return to
}
