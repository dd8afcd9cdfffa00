/**
 * A compact hash map from text keys to numbers: 12 to 24 bytes per key, whatever its length, so that a file of a million
 * rows can be checked for repeated keys. It stores a 53-bit hash instead of the key.
 */
export class SeenKeys {
  #hashes = new Float64Array(1024)
  #numbers = new Uint32Array(1024)
  #size = 0

  /** The number of a key; null when the key is absent. */
  get(key: string): number | null {
    const at = this.#find(hash(key))
    return this.#hashes[at] === 0 ? null : this.#numbers[at]!
  }

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

/** A 53-bit hash, never 0, joined from two multiplicative hashes. */
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
