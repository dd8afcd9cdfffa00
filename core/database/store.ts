import { SqliteReader } from '#core/database/sqlite_reader'
import { PostgresReader, READS } from '#core/database/postgres_reader'
import { quietErrors } from '#core/database/quiet_errors'
import { dropSilentConnections } from '#core/database/silent_connections'
import { isOvertaken } from '#core/database/constraint_errors'
import { watchStatements } from '#core/database/watch_statements'
import { ChangeFeed } from '#core/database/change_feed'
import { WalFlush } from '#core/database/wal_flush'
import { WriteQueue } from '#core/database/write_lock'
import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Reader } from '#core/database/reader'

export type Transaction = TransactionClientContract

export type Dialect = 'sqlite' | 'pg'

export interface StoreOptions {
  /** Milliseconds that a transaction on SQLite waits for the write lock. */
  patience?: number
  /** No: nothing waits for the disk, as in tests. */
  isDurable?: boolean
}

/** Somebody waits for a page: longer than this is worse than to be asked to try again. */
const PATIENCE_MS = 5_000

/**
 * The shop's database. Everything that writes goes through `transaction`; nothing but SQL may be
 * awaited inside it. Bound once per process in the container.
 */
export class Store {
  readonly dialect: Dialect
  readonly reader: Reader
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
    this.changes = new ChangeFeed(this.reader)
    if (this.dialect === 'pg') {
      for (const connection of [lucid.primaryConnectionName, READS]) {
        watchStatements(lucid, connection)
        quietErrors(lucid, connection)
        dropSilentConnections(lucid, connection)
      }
    }
  }

  /**
   * Runs `work` in one transaction: commits when it returns, rolls back when it throws. What was committed outlives a power
   * cut. Afterwards this process has seen its own changes. Work that another transaction overtook is done once more: it finds
   * what stands in its way now, and refuses in its own words. So it keeps nothing outside of what it returns.
   * @throws databaseBusy when the write lock of SQLite did not come free in time
   */
  async transaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    const result = await this.#commit(work)
    await Promise.all([this.#flush?.flushed(), this.changes.catchUp({ now: true })])
    return result
  }

  /**
   * The same without waiting for the disk, for what a click brings back, such as a line in a cart: a power cut may take it
   * away, as a whole, with every relaxed transaction after it. The next `transaction` takes it to the disk.
   */
  async relaxedTransaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    const result = await this.#commit(this.dialect === 'pg' ? withoutWaiting(work) : work)
    await this.changes.catchUp({ now: true })
    return result
  }

  async #commit<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    const open = () => this.#writes?.run(work) ?? this.lucid.transaction(work)
    return open().catch((error: unknown) => {
      if (!isOvertaken(error)) throw error
      return open()
    })
  }

  close(): void {
    this.changes.stop()
    this.reader.close()
  }
}

function withoutWaiting<T>(work: (trx: Transaction) => Promise<T>) {
  return async (trx: Transaction) => {
    await trx.rawQuery('set local synchronous_commit = off')
    return work(trx)
  }
}
