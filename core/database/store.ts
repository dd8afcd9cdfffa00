import { SqliteReader } from '#core/database/sqlite_reader'
import { PostgresReader, READS } from '#core/database/postgres_reader'
import { redactErrors } from '#core/database/redact_errors'
import { closeDeadConnections } from '#core/database/dead_connections'
import { isWriteConflict } from '#core/database/constraint_errors'
import { Statements } from '#core/database/statements'
import { watchStatements } from '#core/database/watch_statements'
import { ChangeFeed } from '#core/database/change_feed'
import { WalFlush } from '#core/database/wal_flush'
import { WriteQueue } from '#core/database/write_lock'
import type { Database } from '@adonisjs/lucid/database'
import type { Reader } from '#core/database/reader'
import type { Dialect, Transaction } from '#core/database/transaction'

export type { Dialect, Transaction } from '#core/database/transaction'

export interface StoreOptions {
  /** Milliseconds that a transaction on SQLite waits for the write lock. */
  patience?: number
  /** False: transactions do not wait for the disk. For tests. */
  isDurable?: boolean
}

/** A visitor waits for the response: after this time an error that asks to retry is better. */
const PATIENCE_MS = 5_000

/**
 * The shop's database. All writes go through `transaction`, inside which nothing but SQL may be awaited. A singleton of the
 * container.
 */
export class Store {
  readonly dialect: Dialect
  readonly reader: Reader
  /** Statements on committed rows. */
  readonly read: Statements
  readonly changes: ChangeFeed
  readonly #writes: WriteQueue<Transaction> | null
  readonly #flush: WalFlush | null

  constructor(
    readonly lucid: Database,
    sqliteFile: string | null,
    { patience = PATIENCE_MS, isDurable = true }: StoreOptions = {}
  ) {
    this.#writes = sqliteFile ? new WriteQueue((work) => lucid.transaction(work), patience) : null
    this.#flush = sqliteFile && isDurable ? new WalFlush(sqliteFile) : null
    this.dialect = sqliteFile ? 'sqlite' : 'pg'
    this.reader = sqliteFile ? new SqliteReader(sqliteFile) : new PostgresReader(lucid)
    this.read = new Statements(this)
    this.changes = new ChangeFeed(this.reader)
    if (this.dialect === 'pg') {
      for (const connection of [lucid.primaryConnectionName, READS]) {
        watchStatements(lucid, connection)
        redactErrors(lucid, connection)
        closeDeadConnections(lucid, connection)
      }
    }
  }

  /**
   * Runs `work` in one transaction: commits when it returns, rolls back when it throws. When this resolves, the commit is on
   * the disk and this process has applied the recorded changes. After a conflict with a concurrent transaction `work` runs
   * once more, so that it sees the other's rows and can throw a proper refusal. So `work` must have no side effects.
   * @throws databaseBusy when the write lock of SQLite was not free in time
   */
  async transaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    const result = await this.#commit(work)
    await Promise.all([this.#flush?.flushed(), this.changes.catchUp({ now: true })])
    return result
  }

  /**
   * Like `transaction`, but does not wait for the disk. For data that a visitor can easily enter again, such as a cart line: a
   * power cut may undo the whole transaction and the relaxed ones after it. The next `transaction` flushes it to the disk.
   */
  async relaxedTransaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    const result = await this.#commit(this.dialect === 'pg' ? withAsyncCommit(work) : work)
    await this.changes.catchUp({ now: true })
    return result
  }

  async #commit<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    const open = () => this.#writes?.run(work) ?? this.lucid.transaction(work)
    return open().catch((error: unknown) => {
      if (!isWriteConflict(error)) throw error
      return open()
    })
  }

  close(): void {
    this.changes.stop()
    this.reader.close()
  }
}

function withAsyncCommit<T>(work: (trx: Transaction) => Promise<T>) {
  return async (trx: Transaction) => {
    await trx.rawQuery('set local synchronous_commit = off')
    return work(trx)
  }
}
