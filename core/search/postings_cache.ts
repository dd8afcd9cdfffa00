import { LRUCache } from 'lru-cache'
import type { Postings } from '#core/search/ranks'

/** Most cached ids, at 9 bytes each. */
const MOST_IDS = 1_000_000

/** The postings of recently searched words. Cleared when a document changes. */
export class PostingsCache {
  readonly #postings = new LRUCache<string, Postings>({
    maxSize: MOST_IDS,
    sizeCalculation: ({ ids }) => ids.length + 32,
  })
  /** Counts the clears. Postings that were read before the last clear must not be stored. */
  generation = 0

  get(key: string): Postings | undefined {
    return this.#postings.get(key)
  }

  set(key: string, postings: Postings): void {
    this.#postings.set(key, postings)
  }

  clear(): void {
    this.generation += 1
    this.#postings.clear()
  }
}
