import { queryRows } from '#core/database/query_rows'
import { Reader, type Bindings, type Row } from '#core/database/reader'
import type { Database } from '@adonisjs/lucid/database'

/**
 * Name of Lucid's connection for reads, which has a pool of its own. Code inside a transaction may read through it, such as
 * to refresh cached prices. With one pool, transactions that hold all connections and wait for another would deadlock.
 */
export const READS = 'reads'

export class PostgresReader extends Reader {
  constructor(private readonly database: Database) {
    super()
  }

  all<T = Row>(sql: string, bindings: Bindings = []): Promise<T[]> {
    return queryRows<T>(this.database.connection(READS), sql, bindings)
  }

  close(): void {
    // Lucid owns the pool and closes it.
  }
}
