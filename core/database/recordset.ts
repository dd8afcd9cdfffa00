import type { Dialect } from '#core/database/store'

export type RecordColumns = Record<string, 'text' | 'bigint'>

/**
 * A `from` source made of one JSON binding (an array of objects): statements over many rows stay constant and have one
 * placeholder, on both databases. `recordset('pg', 'wanted', { path: 'text' })`, bound to `JSON.stringify(rows)`.
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
