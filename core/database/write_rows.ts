import { dialectOf, runWrites } from '#core/database/write_set'
import { sqliteRows, type Write, type WrittenRow } from '#core/database/write'
import type { Dialect, Transaction } from '#core/database/transaction'

interface WrittenValues {
  bigint: number
  integer: number
  text: string
  instant: string
  boolean: boolean
}

export type WrittenType = keyof WrittenValues

/** A table and the columns to insert into. Declare one with `satisfies RowTarget`. */
export interface RowTarget {
  table: string
  columns: Record<string, WrittenType>
  /** End of the statement, such as `on conflict (id) do update set name = excluded.name`. */
  tail?: string
  /** The rows have large texts. SQLite then inserts many of them one by one, which is twice as fast. */
  isLarge?: boolean
}

/** One row of a target: a value for each of its columns. */
export type RowOf<Target extends Pick<RowTarget, 'columns'>> = {
  [Name in keyof Target['columns']]: WrittenValues[Target['columns'][Name]] | null
}

const POSTGRES_TYPES: Record<WrittenType, string> = {
  bigint: 'bigint',
  integer: 'integer',
  text: 'text',
  instant: 'timestamptz',
  boolean: 'boolean',
}

/**
 * An insert of many rows as one statement with one JSON parameter. On PostgreSQL `json_to_recordset` parses each row once;
 * reading columns by index parses it once per column, and one array parameter per column is slower still in the driver.
 */
export function rowWrite<Target extends RowTarget>(
  dialect: Dialect,
  target: Target,
  rows: readonly RowOf<Target>[]
): Write {
  const { table, columns, tail = '' } = target
  const names = Object.keys(columns)
  const into = `insert into ${table} (${names.join(', ')})`
  if (dialect === 'sqlite') {
    const picked = names.map((_, i) => `value ->> ${i}`).join(', ')
    const marks = names.map(() => '?').join(', ')
    const each = target.isLarge ? `${into} values (${marks}) ${tail}` : null
    const values = rows.map((row): WrittenRow => names.map((name) => row[name] as WrittenRow[number]))
    return sqliteRows(`${into} select ${picked} from json_each(?) where true ${tail}`, each, values)
  }
  const typed = names.map((name) => `${name} ${POSTGRES_TYPES[columns[name] as WrittenType]}`)
  const sql = `${into} select * from json_to_recordset(?::json) as r(${typed.join(', ')}) ${tail}`
  return { sql, bindings: [JSON.stringify(rows)], isEmpty: rows.length === 0 }
}

/** Inserts many rows, as `rowWrite` describes. */
export function writeRows<Target extends RowTarget>(
  trx: Transaction,
  target: Target,
  rows: readonly RowOf<Target>[]
): Promise<void> {
  return runWrites(trx, [rowWrite(dialectOf(trx), target, rows)])
}
