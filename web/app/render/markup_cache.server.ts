import { LRUCache } from 'lru-cache'

/** About a thousand product cards. */
const defaultMaxBytes = 4 * 1024 * 1024

/** An LRU cache of rendered markup, limited by bytes. */
export class MarkupCache {
  readonly #entries: LRUCache<string, Buffer>

  constructor(maxBytes = defaultMaxBytes) {
    // V8 stores a string in up to two bytes per character.
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (markup, key) => key.length * 2 + markup.length,
    })
  }

  getOrRender(key: string, render: () => Buffer): Buffer {
    const cached = this.#entries.get(key)
    if (cached) return cached
    // Node allocates small Buffers from a shared pool, which stays in memory as long as one of them does. So this is a copy.
    const markup = Buffer.from(new Uint8Array(render()).buffer)
    this.#entries.set(key, markup)
    return markup
  }
}
