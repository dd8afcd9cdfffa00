import { AsyncLocalStorage } from 'node:async_hooks'
import { databaseBusy } from '#core/database/errors'
import type { Statement } from 'better-sqlite3'

/** Pauses between attempts in milliseconds, the last one again and again. SQLite's own busy handler takes the same. */
const PAUSES = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]

/** How long a transaction that knows no queue waits, such as a migration's. */
const PATIENCE_MS = 60_000

/** One attempt to begin a transaction, and what became of it. */
interface Attempt {
  isLocked: boolean
}

const attempts = new AsyncLocalStorage<Attempt>()

/** Opens a transaction and does work in it. */
export type Open<Trx> = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>

/**
 * Transactions on SQLite: one after the other in the order in which they came, each as soon as no other process holds the
 * write lock. SQLite's busy timeout would wait inside the process, and everything else with it. Here the lock is asked for
 * again after short pauses, in which the connection is free and reads go on.
 */
export class WriteQueue<Trx> {
  readonly #waiting: (() => void)[] = []
  #isTaken = false

  constructor(
    private readonly open: Open<Trx>,
    /** Milliseconds from the call until the work must have begun. */
    private readonly patience: number
  ) {}

  /** @throws databaseBusy when the work could not begin in time */
  async run<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    const until = performance.now() + this.patience
    await this.#turn()
    try {
      for (let count = 0; ; count += 1) {
        const attempt: Attempt = { isLocked: false }
        try {
          return await attempts.run(attempt, () => this.#try(attempt, work))
        } catch (error) {
          if (!attempt.isLocked) throw error
        }
        if (performance.now() >= until) throw databaseBusy()
        await pause(count)
      }
    } finally {
      this.#next()
    }
  }

  #try<T>(attempt: Attempt, work: (trx: Trx) => Promise<T>): Promise<T> {
    // knex does the work of a transaction also when that could not begin.
    return this.open((trx) => (attempt.isLocked ? Promise.reject(databaseBusy()) : work(trx)))
  }

  #turn(): Promise<void> | void {
    if (!this.#isTaken) {
      this.#isTaken = true
      return
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1)
        reject(databaseBusy())
      }, this.patience)
      this.#waiting.push(begin)
    })
  }

  #next(): void {
    const begin = this.#waiting.shift()
    if (begin) begin()
    else this.#isTaken = false
  }
}

/**
 * `BEGIN IMMEDIATE` as knex runs it, which awaits what `run` gives: once for the queue, and again and again for transactions
 * that Lucid opens by itself.
 */
export function patientBegin(begin: Statement): Statement {
  const run = () => {
    const attempt = attempts.getStore()
    return attempt ? tryOnce(begin, attempt) : askAgain(begin)
  }
  return { reader: false, run } as unknown as Statement
}

function tryOnce(begin: Statement, attempt: Attempt) {
  try {
    return begin.run()
  } catch (error) {
    attempt.isLocked = isLocked(error)
    throw error
  }
}

async function askAgain(begin: Statement) {
  const until = performance.now() + PATIENCE_MS
  for (let count = 0; ; count += 1) {
    try {
      return begin.run()
    } catch (error) {
      if (!isLocked(error) || performance.now() >= until) throw error
      await pause(count)
    }
  }
}

function pause(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSES[count] ?? PAUSES.at(-1)))
}

function isLocked(error: unknown): boolean {
  return String((error as { code?: unknown } | null)?.code ?? '').startsWith('SQLITE_BUSY')
}
