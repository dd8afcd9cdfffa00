import { queryRows } from '#core/database/query_rows'
import type { Transaction } from '#core/database/transaction'

/** Values of a row, by column. */
export type RowValues = Record<string, string | number | boolean | null>

/** Limits of one statement. */
const MAX_ROWS = 400
const MAX_BINDINGS = 8000

/** Inserts one row and returns its id. */
export async function insertRow(trx: Transaction, table: string, values: RowValues): Promise<number> {
  const names = Object.keys(values)
  const sql = `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')}) returning id`
  const [row] = await queryRows<{ id: number }>(trx, sql, Object.values(values))
  return Number(row?.id)
}

/** Inserts one row unless a unique constraint refuses it. False: it was not inserted. */
export async function insertIfNew(trx: Transaction, table: string, values: RowValues): Promise<boolean> {
  const names = Object.keys(values)
  const sql = `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})
    on conflict do nothing returning id`
  const inserted = await queryRows(trx, sql, Object.values(values))
  return inserted.length > 0
}

/**
 * Inserts many rows, in statements of at most 400. All rows must have the columns of the first one. `tail` is appended to each
 * statement, such as `on conflict do nothing`.
 */
export async function insertRows<Row extends RowValues>(
  trx: Transaction,
  table: string,
  rows: readonly Row[],
  tail = ''
): Promise<void> {
  await insertReturning(trx, table, rows, tail)
}

/** The same, with the rows that `returning` in the tail gives. */
export async function insertReturning<Found>(
  trx: Transaction,
  table: string,
  rows: readonly RowValues[],
  tail: string
): Promise<Found[]> {
  const [first] = rows
  if (!first) return []
  const columns = Object.keys(first)
  const perStatement = Math.min(MAX_ROWS, Math.floor(MAX_BINDINGS / columns.length))
  const names = columns.map((name) => `"${name}"`).join(', ')
  const placeholders = `(${columns.map(() => '?').join(', ')})`
  const found: Found[] = []
  for (let from = 0; from < rows.length; from += perStatement) {
    const chunk = rows.slice(from, from + perStatement)
    const values = chunk.map(() => placeholders).join(', ')
    const bindings = chunk.flatMap((row) => columns.map((name) => row[name] ?? null))
    const sql = `insert into "${table}" (${names}) values ${values} ${tail}`
    found.push(...(await queryRows<Found>(trx, sql, bindings)))
  }
  return found
}
