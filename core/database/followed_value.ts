import type { Reader } from '#core/database/reader'
import type { Store } from '#core/database/store'

/**
 * Something small that a process keeps in memory, such as roles or colours: read when first asked,
 * forgotten when the change feed tells of one of its topics, read again when next asked.
 */
export class FollowedValue<T> {
  #held = new WeakMap<Store, { value: Promise<T> | null }>()

  constructor(
    private readonly topics: readonly string[],
    private readonly read: (reader: Reader) => Promise<T>
  ) {}

  of(store: Store): Promise<T> {
    const held = this.#held.get(store) ?? this.#follow(store)
    held.value ??= this.read(store.reader).catch((error: unknown) => {
      held.value = null
      throw error
    })
    return held.value
  }

  #follow(store: Store): { value: Promise<T> | null } {
    const held: { value: Promise<T> | null } = { value: null }
    const forget = () => {
      held.value = null
    }
    for (const topic of this.topics) store.changes.follow(topic, { apply: forget, reset: forget })
    this.#held.set(store, held)
    return held
  }
}
