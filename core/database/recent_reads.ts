import { LRUCache } from 'lru-cache'
import type { Store } from '#core/database/store'

interface Entry<T extends object> {
  kept: LRUCache<string, T>
  /** Keys of what is not there, apart, so that mistyped addresses push out nothing. */
  missing: LRUCache<string, true>
  /** Reads in progress: a page and its metadata ask for the same at the same time. */
  reading: Map<string, Promise<T | null>>
  changes: number
}

/** So many keys of missing things are kept. */
const MISSING = 2_000

/** Values of longer keys, such as made-up addresses, are read each time. */
const LONGEST_KEY = 600

/** What a process read last, by key, until anything in the shop changes. `size`: bytes of a value; at most `most` are kept. */
export class RecentReads<T extends object> {
  readonly #entries = new WeakMap<Store, Entry<T>>()

  constructor(private readonly options: { most: number; size: (value: T) => number }) {}

  /** The kept value, or that of `read` now. */
  async get<Value extends T | null>(store: Store, key: string, read: () => Promise<Value>): Promise<T | Value> {
    if (key.length > LONGEST_KEY) return read()
    const entry = this.#entries.get(store) ?? this.#follow(store)
    const kept = entry.kept.get(key)
    if (kept) return kept
    if (entry.missing.has(key)) return null as Value
    const { changes } = entry
    const reading = entry.reading.get(key) ?? begin<T | null>(entry.reading, key, read())
    const value = (await reading) as T | Value
    if (changes === entry.changes) {
      if (value) entry.kept.set(key, value)
      else entry.missing.set(key, true)
    }
    return value
  }

  #follow(store: Store): Entry<T> {
    const { most, size } = this.options
    const sizeCalculation = (value: T, key: string) => size(value) + key.length * 2
    const entry: Entry<T> = {
      kept: new LRUCache({ maxSize: most, sizeCalculation }),
      missing: new LRUCache({ max: MISSING }),
      reading: new Map(),
      changes: 0,
    }
    const clear = () => {
      entry.changes += 1
      entry.reading.clear()
      entry.kept.clear()
      entry.missing.clear()
    }
    store.changes.follow('*', { apply: clear, reset: clear })
    this.#entries.set(store, entry)
    return entry
  }
}

function begin<T>(all: Map<string, Promise<T>>, key: string, reading: Promise<T>): Promise<T> {
  all.set(key, reading)
  const done = () => {
    if (all.get(key) === reading) all.delete(key)
  }
  reading.then(done, done)
  return reading
}
