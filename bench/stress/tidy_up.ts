import { endProcess } from '#core/console/end_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Deletes temporary things in reverse order: at the end, after an error, and on a signal. */
export class TidyUp {
  readonly #undo: (() => Promise<void>)[] = []
  #done: Promise<void> | null = null

  constructor() {
    for (const signal of SIGNALS) {
      process.once(signal, () => void this.run().finally(() => endProcess(signal === 'SIGINT' ? 130 : 143)))
    }
  }

  /** Waits for something and registers how it is removed, also when the clean-up has begun meanwhile. */
  async keep<T>(made: Promise<T>, remove: (thing: T) => Promise<void>): Promise<T> {
    this.#undo.push(() => made.then(remove, () => undefined))
    return made
  }

  run(): Promise<void> {
    return (this.#done ??= this.#run())
  }

  async #run(): Promise<void> {
    for (let undo = this.#undo.pop(); undo; undo = this.#undo.pop()) await undo()
  }
}
