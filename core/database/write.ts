/** Values of one row, in the order of the columns. */
export type WrittenRow = readonly (string | number | boolean | null)[]

/** A statement that changes rows and returns none, as data: `runWrites` runs it. */
export interface Write {
  /** Constant SQL with `?` placeholders. String literals must not contain a `?`. */
  sql: string
  /** Lists are passed as JSON text. */
  bindings: readonly (string | number | null)[]
  /** True when there are no rows to write. */
  isEmpty: boolean
  /** Alternative for SQLite: a statement to run once per row. */
  each?: { sql: string; rows: readonly WrittenRow[] }
}

/** With more rows than this, SQLite runs one statement per row. */
const MAX_JSON_ROWS = 20

/** A write for SQLite that passes the rows as one JSON parameter of `sql`, or runs `each` per row when there are many. */
export function sqliteRows(sql: string, each: string | null, rows: readonly WrittenRow[]): Write {
  const isEmpty = rows.length === 0
  if (each !== null && rows.length > MAX_JSON_ROWS) return { sql, bindings: ['[]'], isEmpty, each: { sql: each, rows } }
  return { sql, bindings: [JSON.stringify(rows)], isEmpty }
}
