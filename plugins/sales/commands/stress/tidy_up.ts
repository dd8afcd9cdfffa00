import { endProcess } from '#core/console/end_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Takes everything away again that was made on the way, last made first: at the end, after an error, and when stopped. */
export class TidyUp {
  readonly #undo: (() => Promise<void>)[] = []
  #done: Promise<void> | null = null

  constructor() {
    for (const signal of SIGNALS) {
      process.once(signal, () => void this.run().finally(() => endProcess(signal === 'SIGINT' ? 130 : 143)))
    }
  }

  /** Waits for something and remembers how it goes away, even if it is made while things are being taken away. */
  async keep<T>(made: Promise<T>, away: (thing: T) => Promise<void>): Promise<T> {
    this.#undo.push(() => made.then(away, () => undefined))
    return made
  }

  run(): Promise<void> {
    return (this.#done ??= this.#run())
  }

  async #run(): Promise<void> {
    for (let undo = this.#undo.pop(); undo; undo = this.#undo.pop()) await undo()
  }
}
