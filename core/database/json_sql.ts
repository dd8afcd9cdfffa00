import type { Dialect } from '#core/database/transaction'

/** SQL of each database for aggregating rows into JSON, so that one statement reads rows with their related rows. */
export interface JsonSql {
  /** Aggregate function: `list(object, 'v.position')`. Without rows PostgreSQL returns null. */
  list(item: string, order: string): string
  /** `object({ sku: 'v.sku' })`. */
  object(fields: Record<string, string>): string
  /** A column that holds JSON, embedded in another JSON value. */
  part(column: string): string
  /** A boolean column, embedded as one: SQLite holds 0 and 1. */
  boolean(column: string): string
  /** An instant embedded in a JSON value, as the same text that a plain column is read as. */
  instant(column: string): string
}

const SQLITE: JsonSql = {
  list: (item, order) => `json_group_array(${item} order by ${order})`,
  object: (fields) => `json_object(${pairs(fields)})`,
  part: (column) => `json(${column})`,
  boolean: (column) => `json(case ${column} when 1 then 'true' when 0 then 'false' end)`,
  instant: (column) => column,
}

const POSTGRES: JsonSql = {
  list: (item, order) => `json_agg(${item} order by ${order})`,
  object: (fields) => `json_build_object(${pairs(fields)})`,
  part: (column) => `${column}::json`,
  boolean: (column) => column,
  instant: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

export function jsonSql(dialect: Dialect): JsonSql {
  return dialect === 'sqlite' ? SQLITE : POSTGRES
}

function pairs(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')
}
