/** Values of one row. */
export type WrittenRow = readonly (string | number | boolean | null)[]

/** A statement that changes rows, told before it is run. It gives no rows back. */
export interface Write {
  /** Constant SQL with `?` placeholders; none within texts. */
  sql: string
  /** Lists travel as JSON texts. */
  bindings: readonly (string | number | null)[]
  /** Nothing would be written. */
  isEmpty: boolean
  /** A statement that SQLite runs for each of many rows instead. */
  each?: { sql: string; rows: readonly WrittenRow[] }
}

/** From so many rows on SQLite runs a statement for each. */
const MANY = 20

/** Rows for SQLite as a JSON list of lists, the parameter of `sql`; many of them row by row, where `each` says how. */
export function sqliteRows(sql: string, each: string | null, rows: readonly WrittenRow[]): Write {
  const isEmpty = rows.length === 0
  if (each !== null && rows.length > MANY) return { sql, bindings: ['[]'], isEmpty, each: { sql: each, rows } }
  return { sql, bindings: [JSON.stringify(rows)], isEmpty }
}
