import { SqliteReader } from '#core/database/sqlite_reader'
import { PostgresReader, READS } from '#core/database/postgres_reader'
import { quietErrors } from '#core/database/quiet_errors'
import { isOvertaken } from '#core/database/constraint_errors'
import { watchStatements } from '#core/database/watch_statements'
import { ChangeFeed } from '#core/database/change_feed'
import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Reader } from '#core/database/reader'

export type Transaction = TransactionClientContract

export type Dialect = 'sqlite' | 'pg'

/**
 * The shop's database. Everything that writes goes through `transaction`; nothing but SQL may be
 * awaited inside it. Bound once per process in the container.
 */
export class Store {
  readonly dialect: Dialect
  readonly reader: Reader
  readonly changes: ChangeFeed

  constructor(
    readonly lucid: Database,
    sqliteFile: string | null
  ) {
    this.dialect = sqliteFile ? 'sqlite' : 'pg'
    this.reader = sqliteFile ? new SqliteReader(sqliteFile) : new PostgresReader(lucid)
    this.changes = new ChangeFeed(this.reader)
    if (this.dialect === 'pg') {
      for (const connection of [lucid.primaryConnectionName, READS]) {
        watchStatements(lucid, connection)
        quietErrors(lucid, connection)
      }
    }
  }

  /**
   * Runs `work` in one transaction: commits when it returns, rolls back when it throws. Afterwards
   * this process has seen its own changes. Work that another transaction overtook is done once more: it finds what
   * stands in its way now, and refuses in its own words. So it keeps nothing outside of what it returns.
   */
  async transaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    const result = await this.lucid.transaction(work).catch((error: unknown) => {
      if (!isOvertaken(error)) throw error
      return this.lucid.transaction(work)
    })
    await this.changes.catchUp({ now: true })
    return result
  }

  close(): void {
    this.changes.stop()
    this.reader.close()
  }
}
