import { dialectOf, runWrites } from '#core/database/write_set'
import { sqliteRows, type Write, type WrittenRow } from '#core/database/write'
import type { Dialect, Transaction } from '#core/database/store'

export type WrittenType = 'bigint' | 'integer' | 'text' | 'instant' | 'boolean'

/** Where rows go: columns in the order of their values, and how each statement ends. */
export interface RowTarget {
  table: string
  columns: Record<string, WrittenType>
  /** Such as `on conflict (id) do update set name = excluded.name`. */
  tail?: string
  /** Its texts are large: SQLite writes many of its rows one by one, which is twice as quick then. */
  isLarge?: boolean
}

const POSTGRES_TYPES: Record<WrittenType, string> = {
  bigint: 'bigint',
  integer: 'integer',
  text: 'text',
  instant: 'timestamptz',
  boolean: 'boolean',
}

/**
 * Rows as one statement over a JSON list. (`json_to_recordset` reads each row once; picking by place reads it again for
 * every column, and lists a column cost PostgreSQL's driver more still.)
 */
export function rowWrite(dialect: Dialect, target: RowTarget, rows: readonly WrittenRow[]): Write {
  const { table, columns, tail = '' } = target
  const names = Object.keys(columns)
  const into = `insert into ${table} (${names.join(', ')})`
  if (dialect === 'sqlite') {
    const picked = names.map((_, i) => `value ->> ${i}`).join(', ')
    const marks = names.map(() => '?').join(', ')
    const each = target.isLarge ? `${into} values (${marks}) ${tail}` : null
    return sqliteRows(`${into} select ${picked} from json_each(?) where true ${tail}`, each, rows)
  }
  const typed = names.map((name) => `${name} ${POSTGRES_TYPES[columns[name] as WrittenType]}`)
  const told = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])))
  const sql = `${into} select * from json_to_recordset(?::json) as r(${typed.join(', ')}) ${tail}`
  return { sql, bindings: [JSON.stringify(told)], isEmpty: rows.length === 0 }
}

/** Writes many rows by constant SQL, for batches with large texts. */
export function writeRows(trx: Transaction, target: RowTarget, rows: readonly WrittenRow[]): Promise<void> {
  return runWrites(trx, [rowWrite(dialectOf(trx), target, rows)])
}
