import { Reader, type Bindings, type Row } from '#core/database/reader'
import type { Database } from '@adonisjs/lucid/database'

/**
 * Lucid's connection for reads. A transaction that reads something through it (prices in memory that are to be read anew)
 * waits for a connection while it holds one: were both of the same pool, as many transactions as it has would wait for
 * each other.
 */
export const READS = 'reads'

/** Reads through a pool of their own. */
export class PostgresReader extends Reader {
  constructor(private readonly database: Database) {
    super()
  }

  async all<T = Row>(sql: string, bindings: Bindings = []): Promise<T[]> {
    const { rows } = await this.database.connection(READS).rawQuery<{ rows: T[] }>(sql, bindings as never)
    return rows
  }

  close(): void {
    // The pool belongs to Lucid, which closes it.
  }
}
