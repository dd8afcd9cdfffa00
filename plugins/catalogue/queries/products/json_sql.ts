import type { Dialect } from '#core/database/store'

/** How each database puts rows into one JSON value: what belongs to a row then comes with it, in one statement. */
export interface JsonSql {
  /** Aggregate: `list(object, 'v.position')`. */
  list(item: string, order: string): string
  /** `object({ sku: 'v.sku' })`. */
  object(fields: Record<string, string>): string
  /** A column that holds JSON, as a part of another value. */
  part(column: string): string
}

export function jsonSql(dialect: Dialect): JsonSql {
  const isSqlite = dialect === 'sqlite'
  return {
    list: (item, order) => `${isSqlite ? 'json_group_array' : 'json_agg'}(${item} order by ${order})`,
    object: (fields) =>
      `${isSqlite ? 'json_object' : 'json_build_object'}(${Object.entries(fields)
        .map(([name, sql]) => `'${name}', ${sql}`)
        .join(', ')})`,
    part: (column) => (isSqlite ? `json(${column})` : `${column}::json`),
  }
}
