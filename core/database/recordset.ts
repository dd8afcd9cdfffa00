import type { Dialect } from '#core/database/transaction'

export type RecordColumns = Record<string, 'text' | 'bigint'>

/**
 * A `from` source that reads rows from one JSON parameter (an array of objects). Statements over many rows are constant and
 * have one placeholder this way. Example: `recordset('pg', 'wanted', { path: 'text' })`, bound to `JSON.stringify(rows)`.
 */
export function recordset(dialect: Dialect, alias: string, columns: RecordColumns): string {
  const names = Object.entries(columns)
  if (dialect === 'pg') {
    const typed = names.map(([name, type]) => `"${name}" ${type}`).join(', ')
    return `json_to_recordset(?::json) as ${alias}(${typed})`
  }
  const picked = names.map(([name]) => `value ->> '${name}' as "${name}"`).join(', ')
  return `(select ${picked} from json_each(?)) as ${alias}`
}
