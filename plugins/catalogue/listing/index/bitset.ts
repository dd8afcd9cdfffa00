/** A set of small integers, one bit each: a hundred thousand take 12 kB. Grows when a larger number is added. */
export class Bitset {
  /** Signed, because the operations on bits give signed numbers. */
  words: Int32Array

  constructor(capacity = 0) {
    this.words = new Int32Array((capacity + 31) >>> 5)
  }

  add(number: number): void {
    const word = number >>> 5
    if (word >= this.words.length) this.#grow(word)
    this.words[word] = (this.words[word] as number) | (1 << (number & 31))
  }

  delete(number: number): void {
    const word = number >>> 5
    if (word < this.words.length) this.words[word] = (this.words[word] as number) & ~(1 << (number & 31))
  }

  has(number: number): boolean {
    return (((this.words[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1
  }

  get size(): number {
    let count = 0
    for (let i = 0; i < this.words.length; i++) count += ones(this.words[i] as number)
    return count
  }

  /** Size of the intersection with `other`. */
  shared(other: Bitset): number {
    const [own, others] = [this.words, other.words]
    const length = Math.min(own.length, others.length)
    let count = 0
    for (let i = 0; i < length; i++) count += ones((own[i] as number) & (others[i] as number))
    return count
  }

  copy(): Bitset {
    const copied = new Bitset()
    copied.words = this.words.slice()
    return copied
  }

  /** Intersects with `other` in place. */
  retain(other: Bitset): this {
    const [own, others] = [this.words, other.words]
    // No read beyond the end: it would make the loop several times as slow.
    const length = Math.min(own.length, others.length)
    for (let i = 0; i < length; i++) own[i] = (own[i] as number) & (others[i] as number)
    own.fill(0, length)
    return this
  }

  /** Adds all numbers of `other`. */
  unite(other: Bitset): this {
    if (other.words.length > this.words.length) this.#grow(other.words.length - 1)
    const [own, others] = [this.words, other.words]
    for (let i = 0; i < others.length; i++) own[i] = (own[i] as number) | (others[i] as number)
    return this
  }

  /** The numbers, ascending. */
  toArray(): Uint32Array {
    const numbers = new Uint32Array(this.size)
    let used = 0
    this.each((number) => {
      numbers[used++] = number
    })
    return numbers
  }

  /** Calls `visit` with each number, ascending. */
  each(visit: (number: number) => void): void {
    for (let i = 0; i < this.words.length; i++) {
      let word = this.words[i] as number
      while (word !== 0) {
        const lowest = word & -word
        visit((i << 5) + 31 - Math.clz32(lowest))
        word ^= lowest
      }
    }
  }

  #grow(word: number): void {
    const grown = new Int32Array(Math.max(word + 1, this.words.length * 2))
    grown.set(this.words)
    this.words = grown
  }
}

function ones(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
