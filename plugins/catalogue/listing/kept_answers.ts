/** An answer ready to be sent again. */
export interface KeptAnswer {
  body: Buffer
  etag: string
  tags: string[]
}

/**
 * What was answered last, up to a number of bytes. All of it belongs to one state of the shop: it is emptied as soon as
 * it is asked under another stamp.
 */
export class KeptAnswers<T> {
  #kept = new Map<string, T>()
  #bytes = 0
  #stamp = ''

  constructor(
    private readonly maxBytes: number,
    private readonly sizeOf: (value: T) => number
  ) {}

  get(stamp: string, key: string): T | undefined {
    if (stamp !== this.#stamp) {
      this.clear()
      this.#stamp = stamp
      return undefined
    }
    const found = this.#kept.get(key)
    if (found === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, found)
    return found
  }

  /** Keeps a value that was made under `stamp`, unless the shop has moved on since. */
  set(stamp: string, key: string, value: T): void {
    if (stamp !== this.#stamp) return
    this.#drop(key)
    this.#kept.set(key, value)
    this.#bytes += this.sizeOf(value) + key.length * 2
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.maxBytes) break
      this.#drop(oldest)
    }
  }

  clear(): void {
    this.#kept.clear()
    this.#bytes = 0
  }

  #drop(key: string): void {
    const found = this.#kept.get(key)
    if (found === undefined) return
    this.#kept.delete(key)
    this.#bytes -= this.sizeOf(found) + key.length * 2
  }
}
