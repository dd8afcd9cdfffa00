/** A row as the driver returns it. */
export type Row = Record<string, unknown>

export type Bindings = readonly (string | number | bigint | null | Buffer)[]

/**
 * Fast reads outside transactions: constant SQL with `?` placeholders, rows as plain objects. On SQLite they run
 * synchronously on a read-only connection with cached statements, on PostgreSQL through a connection pool.
 */
export abstract class Reader {
  abstract all<T = Row>(sql: string, bindings?: Bindings): T[] | Promise<T[]>

  async first<T = Row>(sql: string, bindings?: Bindings): Promise<T | null> {
    const [row] = await this.all<T>(sql, bindings)
    return row ?? null
  }

  abstract close(): void
}
