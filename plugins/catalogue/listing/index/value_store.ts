import { Members } from '#plugins/catalogue/listing/index/members'
import { PackedLists, type PackedState } from '#plugins/catalogue/listing/index/packed_lists'
import type { Bitset } from '#plugins/catalogue/listing/index/bitset'

/** A value that products can be filtered by, such as the colour `rouge`. `number` is its index in this process. */
export interface Value {
  number: number
  attribute: string
  code: string
}

/** A value with the products that have it. */
export interface IndexedValue extends Value {
  members: Members
}

/** The values of a product: codes by attribute. */
export type ProductValues = Record<string, readonly string[]>

/** `ValueStore` as a snapshot holds it: the values in the order of their numbers, and the numbers of each product. */
export interface ValuesState {
  values: [attribute: string, code: string][]
  numbers: PackedState<Uint32Array<ArrayBuffer>>
}

const NONE: ReadonlyMap<string, IndexedValue> = new Map()

/** Values and products, indexed both ways: the products of each value and the values of each product. */
export class ValueStore {
  #values: IndexedValue[] = []
  #byAttribute = new Map<string, Map<string, IndexedValue>>()
  readonly #numbers = new PackedLists((length) => new Uint32Array(length))

  find(attribute: string, code: string): IndexedValue | undefined {
    return this.#byAttribute.get(attribute)?.get(code)
  }

  /** Every value of an attribute that a product ever had. */
  of(attribute: string): ReadonlyMap<string, IndexedValue> {
    return this.#byAttribute.get(attribute) ?? NONE
  }

  at(number: number): IndexedValue {
    return this.#values[number] as IndexedValue
  }

  /** By number. */
  get all(): readonly IndexedValue[] {
    return this.#values
  }

  /** The members take as much as the numbers of the products. */
  get bytes(): number {
    return 2 * this.#numbers.bytes
  }

  /** Replaces the values of a product. */
  set(ordinal: number, values: ProductValues): void {
    this.clear(ordinal)
    const numbers: number[] = []
    for (const attribute in values) {
      for (const code of values[attribute] as readonly string[]) {
        const value = this.#intern(attribute, code)
        if (numbers.includes(value.number)) continue
        value.members.add(ordinal)
        numbers.push(value.number)
      }
    }
    this.#numbers.set(ordinal, numbers)
  }

  clear(ordinal: number): void {
    for (const number of this.#numbers.of(ordinal)) this.#values[number]?.members.delete(ordinal)
    this.#numbers.clear(ordinal)
  }

  /** Number of products in `set` that have each value, by the value's number. */
  count(set: Bitset): Uint32Array {
    const counts = new Uint32Array(this.#values.length)
    const { words } = set
    const { starts, lengths, items } = this.#numbers
    for (let i = 0; i < words.length; i++) {
      let word = words[i] as number
      while (word !== 0) {
        const lowest = word & -word
        word ^= lowest
        const ordinal = (i << 5) + 31 - Math.clz32(lowest)
        const start = starts[ordinal] as number
        const end = start + (lengths[ordinal] as number)
        for (let j = start; j < end; j++) {
          const value = items[j] as number
          counts[value] = (counts[value] as number) + 1
        }
      }
    }
    return counts
  }

  state(size: number): ValuesState {
    return {
      values: this.#values.map(({ attribute, code }) => [attribute, code]),
      numbers: this.#numbers.state(size),
    }
  }

  restore({ values, numbers }: ValuesState): void {
    for (const [attribute, code] of values) this.#intern(attribute, code)
    this.#numbers.restore(numbers)
    for (let ordinal = 0; ordinal < numbers.starts.length; ordinal++) {
      for (const number of this.#numbers.of(ordinal)) this.#values[number]?.members.add(ordinal)
    }
  }

  #intern(attribute: string, code: string): IndexedValue {
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
}
