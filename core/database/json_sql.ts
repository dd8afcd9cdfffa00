import type { Dialect } from '#core/database/store'

/** How each database puts rows into one JSON value: what belongs to a row then comes with it, in one statement. */
export interface JsonSql {
  /** Aggregate: `list(object, 'v.position')`. Of no rows PostgreSQL makes null. */
  list(item: string, order: string): string
  /** `object({ sku: 'v.sku' })`. */
  object(fields: Record<string, string>): string
  /** A column that holds JSON, as a part of another value. */
  part(column: string): string
  /** An instant as a part of another value: the text as which it is read outside of one. */
  instant(column: string): string
}

const SQLITE: JsonSql = {
  list: (item, order) => `json_group_array(${item} order by ${order})`,
  object: (fields) => `json_object(${pairs(fields)})`,
  part: (column) => `json(${column})`,
  instant: (column) => column,
}

const POSTGRES: JsonSql = {
  list: (item, order) => `json_agg(${item} order by ${order})`,
  object: (fields) => `json_build_object(${pairs(fields)})`,
  part: (column) => `${column}::json`,
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
