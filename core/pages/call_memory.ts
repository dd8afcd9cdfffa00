import type { ChangeFeed } from '#core/database/change_feed'

/** An answer with the tags of what it shows. */
export interface CallAnswer {
  body: unknown
  tags: string[]
}

/** Answers that are the same for every visitor, such as what stands around each page: kept until anything changes. */
export class CallMemory {
  #kept = new Map<string, Promise<CallAnswer>>()

  constructor(changes: Pick<ChangeFeed, 'follow'>) {
    const forget = () => this.#kept.clear()
    changes.follow('*', { apply: forget, reset: forget })
  }

  /** What is kept under a key, or what `ask` answers now. A refusal is not kept. */
  keep(key: string, ask: () => Promise<CallAnswer>): Promise<CallAnswer> {
    const kept = this.#kept.get(key)
    if (kept) return kept
    const asked = ask()
    this.#kept.set(key, asked)
    asked.catch(() => {
      if (this.#kept.get(key) === asked) this.#kept.delete(key)
    })
    return asked
  }
}
