import type { Database as Sqlite, Statement } from 'better-sqlite3'
import type { Transaction } from '#core/database/store'

export type WrittenType = 'bigint' | 'integer' | 'text' | 'instant' | 'boolean'

/** Where rows go: columns in the order of their values, and how each statement ends. */
export interface RowTarget {
  table: string
  columns: Record<string, WrittenType>
  /** Such as `on conflict (id) do update set name = excluded.name`. */
  tail?: string
}

export type WrittenRow = readonly (string | number | boolean | null)[]

const POSTGRES_TYPES: Record<WrittenType, string> = {
  bigint: 'bigint',
  integer: 'integer',
  text: 'text',
  instant: 'timestamptz',
  boolean: 'boolean',
}

/**
 * Writes many rows by constant SQL, for batches with large texts. SQLite runs one prepared statement per row, which is
 * twice as quick as sending the rows as JSON; PostgreSQL takes them all in one statement. (`json_to_recordset` reads
 * each row once; picking by place reads it again for every column, and lists a column cost the driver more still.)
 */
export async function writeRows(trx: Transaction, target: RowTarget, rows: readonly WrittenRow[]): Promise<void> {
  if (rows.length === 0) return
  const { table, columns, tail = '' } = target
  const names = Object.keys(columns)
  if (trx.dialect.name === 'postgres') {
    const typed = names.map((name) => `${name} ${POSTGRES_TYPES[columns[name] as WrittenType]}`)
    const told = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])))
    await trx.rawQuery(
      `insert into ${table} (${names.join(', ')}) select * from json_to_recordset(?::json) as r(${typed.join(', ')}) ${tail}`,
      [JSON.stringify(told)]
    )
    return
  }
  const marks = names.map(() => '?').join(', ')
  const statement = await prepareInside(trx, `insert into ${table} (${names.join(', ')}) values (${marks}) ${tail}`)
  for (const row of rows) statement.run(...row.map((value) => (typeof value === 'boolean' ? Number(value) : value)))
}

/** A statement on the very connection of a SQLite transaction, kept for its next use. */
async function prepareInside(trx: Transaction, sql: string): Promise<Statement> {
  const connection = (await trx.knexClient.client.acquireConnection()) as Sqlite
  return connection.prepare(sql)
}
