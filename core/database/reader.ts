/** A row as the driver gives it. */
export type Row = Record<string, unknown>

export type Bindings = readonly (string | number | bigint | null | Buffer)[]

/**
 * Quick reads outside transactions: constant SQL with `?` placeholders, rows as plain objects. On
 * SQLite a read-only connection with kept statements answers at once; on PostgreSQL the pool does.
 */
export abstract class Reader {
  abstract all<T = Row>(sql: string, bindings?: Bindings): T[] | Promise<T[]>

  async first<T = Row>(sql: string, bindings?: Bindings): Promise<T | null> {
    const [row] = await this.all<T>(sql, bindings)
    return row ?? null
  }

  abstract close(): void
}
