import type { ChangeFeed } from '#core/database/change_feed'

/** The result of a call, with the cache tags of what it shows. */
export interface CallResult {
  body: unknown
  tags: string[]
}

/** A cache of calls whose result is the same for every visitor, such as the menu. Any change in the shop clears it. */
export class CallCache {
  #results = new Map<string, Promise<CallResult>>()

  constructor(changes: Pick<ChangeFeed, 'follow'>) {
    const clear = () => this.#results.clear()
    changes.follow('*', { apply: clear, reset: clear })
  }

  /** The cached result of a key, or that of `call` now. A failed call is not cached. */
  getOrCall(key: string, call: () => Promise<CallResult>): Promise<CallResult> {
    const cached = this.#results.get(key)
    if (cached) return cached
    const result = call()
    this.#results.set(key, result)
    result.catch(() => {
      if (this.#results.get(key) === result) this.#results.delete(key)
    })
    return result
  }
}
