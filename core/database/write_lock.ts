import { AsyncLocalStorage } from 'node:async_hooks'
import { databaseBusy } from '#core/database/errors'
import type { Statement } from 'better-sqlite3'

/** Milliseconds between attempts; the last value repeats. These are the delays of SQLite's own busy handler. */
const PAUSES = [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100]

/** Timeout of a transaction that does not go through the queue, such as a migration's. */
const PATIENCE_MS = 60_000

/** One attempt of the queue to begin a transaction. */
interface Attempt {
  /** Set when another process held the write lock. */
  isLocked: boolean
}

const attempts = new AsyncLocalStorage<Attempt>()

/** Begins a transaction, runs the work in it, and commits or rolls back. */
export type Open<Trx> = <T>(work: (trx: Trx) => Promise<T>) => Promise<T>

/**
 * Runs transactions on SQLite one after the other, first come first served, each as soon as no other process holds the write
 * lock. SQLite's busy timeout would block the whole process while it waits. The queue retries after short pauses instead,
 * during which the connection is free for reads.
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
    await this.#waitForTurn()
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
      this.#startNext()
    }
  }

  #try<T>(attempt: Attempt, work: (trx: Trx) => Promise<T>): Promise<T> {
    // knex calls the work even when the transaction could not begin.
    return this.open((trx) => (attempt.isLocked ? Promise.reject(databaseBusy()) : work(trx)))
  }

  #waitForTurn(): Promise<void> | void {
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

  #startNext(): void {
    const begin = this.#waiting.shift()
    if (begin) begin()
    else this.#isTaken = false
  }
}

/**
 * Wraps the statement `BEGIN IMMEDIATE`. Within an attempt of the queue it runs once, because the queue retries. In
 * transactions that Lucid opens by itself it retries until the write lock is free.
 */
export function retryingBegin(begin: Statement): Statement {
  const run = () => {
    const attempt = attempts.getStore()
    return attempt ? runOnce(begin, attempt) : retry(begin)
  }
  // knex uses these two members of a statement only, and awaits the result of `run`, so that it may be a promise.
  return { reader: false, run } as unknown as Statement
}

function runOnce(begin: Statement, attempt: Attempt) {
  try {
    return begin.run()
  } catch (error) {
    attempt.isLocked = isLocked(error)
    throw error
  }
}

async function retry(begin: Statement) {
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
