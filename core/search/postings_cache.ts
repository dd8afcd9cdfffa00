import type { Postings } from '#core/search/ranks'

/** Documents kept at most, at 9 bytes each. */
const MOST_IDS = 1_000_000

/** Postings of the words that were asked for last. Emptied as soon as a document changes. */
export class PostingsCache {
  #kept = new Map<string, Postings>()
  #ids = 0
  /** Moves when it is emptied: what was read before must not be kept after. */
  generation = 0

  get(key: string): Postings | undefined {
    const found = this.#kept.get(key)
    if (!found) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, found)
    return found
  }

  set(key: string, postings: Postings): void {
    this.#drop(key)
    this.#kept.set(key, postings)
    this.#ids += weight(postings)
    for (const oldest of this.#kept.keys()) {
      if (this.#ids <= MOST_IDS) break
      this.#drop(oldest)
    }
  }

  clear(): void {
    this.generation += 1
    this.#kept.clear()
    this.#ids = 0
  }

  #drop(key: string): void {
    const found = this.#kept.get(key)
    if (!found) return
    this.#kept.delete(key)
    this.#ids -= weight(found)
  }
}

function weight({ ids }: Postings): number {
  return ids.length + 32
}
