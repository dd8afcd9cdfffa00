/** Lists are kept in an array of this kind: bytes of a text, numbers of values. */
type Items = Uint8Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** `PackedLists` as a snapshot holds them. */
export interface PackedState<T extends Items> {
  starts: Uint32Array
  lengths: Uint16Array
  items: T
}

/**
 * A short list of numbers for each ordinal. All lists lie in one typed array, so that a catalogue of any size is three
 * objects for the garbage collector.
 */
export class PackedLists<T extends Items> {
  starts = new Uint32Array(0)
  lengths = new Uint16Array(0)
  items: T
  #used = 0
  #wasted = 0

  constructor(private readonly make: (length: number) => T) {
    this.items = make(0)
  }

  set(ordinal: number, list: ArrayLike<number>): void {
    this.clear(ordinal)
    this.starts = grown(this.starts, ordinal + 1)
    this.lengths = grown(this.lengths, ordinal + 1)
    if (this.#used + list.length > this.items.length) this.#makeRoom(list.length)
    this.items.set(list, this.#used)
    this.starts[ordinal] = this.#used
    this.lengths[ordinal] = list.length
    this.#used += list.length
  }

  clear(ordinal: number): void {
    const length = this.lengths[ordinal] ?? 0
    if (length > 0) this.lengths[ordinal] = 0
    this.#wasted += length
  }

  of(ordinal: number): T {
    const start = this.starts[ordinal] ?? 0
    return this.items.subarray(start, start + (this.lengths[ordinal] ?? 0)) as T
  }

  get bytes(): number {
    return this.starts.byteLength + this.lengths.byteLength + this.items.byteLength
  }

  /** The lists of the ordinals below `size`, without unused room. */
  state(size: number): PackedState<T> {
    if (this.#wasted > 0) this.#makeRoom(0)
    return {
      starts: this.starts.slice(0, size),
      lengths: this.lengths.slice(0, size),
      items: this.items.slice(0, this.#used) as T,
    }
  }

  restore({ starts, lengths, items }: PackedState<T>): void {
    this.starts = starts as Uint32Array<ArrayBuffer>
    this.lengths = lengths as Uint16Array<ArrayBuffer>
    this.items = items
    this.#used = items.length
    this.#wasted = 0
  }

  /** Copies the lists one after the other into an array with half as much room again. */
  #makeRoom(more: number): void {
    const live = this.#used - this.#wasted
    const items = this.make(Math.max(1024, Math.ceil((live + more) * 1.5)))
    let used = 0
    for (let ordinal = 0; ordinal < this.starts.length; ordinal++) {
      const list = this.of(ordinal)
      items.set(list, used)
      this.starts[ordinal] = used
      used += list.length
    }
    this.items = items
    this.#used = used
    this.#wasted = 0
  }
}

/** The array itself, or a copy with room for `length` numbers and more to come. */
export function grown<T extends Uint16Array | Uint32Array | Float64Array>(array: T, length: number): T {
  if (length <= array.length) return array
  const larger = new (array.constructor as new (length: number) => T)(Math.max(64, length, array.length * 1.5))
  larger.set(array)
  return larger
}
