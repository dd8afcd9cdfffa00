import { Reader, type Bindings, type Row } from '#core/database/reader'
import type { Database } from '@adonisjs/lucid/database'

/** Reads through Lucid's pool. */
export class PostgresReader extends Reader {
  constructor(private readonly database: Database) {
    super()
  }

  async all<T = Row>(sql: string, bindings: Bindings = []): Promise<T[]> {
    const { rows } = await this.database.rawQuery<{ rows: T[] }>(sql, bindings as never)
    return rows
  }

  close(): void {
    // The pool belongs to Lucid, which closes it.
  }
}
