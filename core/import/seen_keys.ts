/**
 * Which keys a file named so far, with a number each: twelve to twenty-four bytes a key however long it is, so that a
 * file of a million rows can be checked for repeated keys. Keys are told apart by 53 bits of hash.
 */
export class SeenKeys {
  #hashes = new Float64Array(1024)
  #numbers = new Uint32Array(1024)
  #size = 0

  /** The number noted for a key; null when it was not seen. */
  get(key: string): number | null {
    const at = this.#find(hash(key))
    return this.#hashes[at] === 0 ? null : this.#numbers[at]!
  }

  /** Notes a number for a key; a second one takes the place of the first. */
  set(key: string, number: number): void {
    const wanted = hash(key)
    const at = this.#find(wanted)
    this.#numbers[at] = number
    if (this.#hashes[at] !== 0) return
    this.#hashes[at] = wanted
    this.#size++
    if (this.#size * 2 > this.#hashes.length) this.#grow()
  }

  #find(wanted: number): number {
    const mask = this.#hashes.length - 1
    let at = wanted % this.#hashes.length
    while (this.#hashes[at] !== 0 && this.#hashes[at] !== wanted) at = (at + 1) & mask
    return at
  }

  #grow(): void {
    const hashes = this.#hashes
    const numbers = this.#numbers
    this.#hashes = new Float64Array(hashes.length * 2)
    this.#numbers = new Uint32Array(hashes.length * 2)
    for (const [i, known] of hashes.entries()) {
      if (known === 0) continue
      const at = this.#find(known)
      this.#hashes[at] = known
      this.#numbers[at] = numbers[i]!
    }
  }
}

/** 53 bits, never 0. Two multiplicative hashes, mixed and joined. */
function hash(text: string): number {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    one = Math.imul(one ^ unit, 0x9e3779b1)
    two = Math.imul(two ^ unit, 0x5f356495)
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(two ^ (two >>> 13), 0xc2b2ae35)
  two = Math.imul(two ^ (two >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35)
  return (two & 0x1fffff) * 0x100000000 + (one >>> 0) || 1
}
