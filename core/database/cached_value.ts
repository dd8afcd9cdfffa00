import type { Reader } from '#core/database/reader'
import type { Store } from '#core/database/store'

/**
 * A small value that a process caches, such as all roles or colours. It is read on first use, invalidated by the change
 * feed when one of its topics changes, and read again on the next use.
 */
export class CachedValue<T> {
  #entries = new WeakMap<Store, { value: Promise<T> | null }>()

  constructor(
    private readonly topics: readonly string[],
    private readonly read: (reader: Reader) => Promise<T>
  ) {}

  of(store: Store): Promise<T> {
    const entry = this.#entries.get(store) ?? this.#follow(store)
    entry.value ??= this.read(store.reader).catch((error: unknown) => {
      entry.value = null
      throw error
    })
    return entry.value
  }

  #follow(store: Store): { value: Promise<T> | null } {
    const entry: { value: Promise<T> | null } = { value: null }
    const invalidate = () => {
      entry.value = null
    }
    for (const topic of this.topics) store.changes.follow(topic, { apply: invalidate, reset: invalidate })
    this.#entries.set(store, entry)
    return entry
  }
}
