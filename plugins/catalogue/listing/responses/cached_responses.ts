import { LRUCache } from 'lru-cache'

/** A response body with its headers, ready to be sent again. */
export interface CachedResponse {
  body: Buffer
  etag: string
  tags: string[]
}

/**
 * LRU cache of responses. All of them belong to one state of the shop, identified by a stamp: the first read with another
 * stamp clears the cache.
 */
export class CachedResponses<T extends object> {
  readonly #responses: LRUCache<string, T>
  #stamp = ''

  constructor(maxBytes: number, sizeOf: (value: T) => number) {
    this.#responses = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (value, key) => sizeOf(value) + key.length * 2,
    })
  }

  get(stamp: string, key: string): T | undefined {
    if (stamp !== this.#stamp) {
      this.clear()
      this.#stamp = stamp
      return undefined
    }
    return this.#responses.get(key)
  }

  /** Stores a value that was made under `stamp`, unless the shop has changed since. */
  set(stamp: string, key: string, value: T): void {
    if (stamp === this.#stamp) this.#responses.set(key, value)
  }

  clear(): void {
    this.#responses.clear()
  }
}
