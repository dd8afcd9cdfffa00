import type { Transaction } from '#core/database/store'
import type { WriteBindings } from '#core/database/query_rows'

const ROWS = 400
const BINDINGS = 8000

/**
 * Inserts many rows, a few hundred a statement. `tail` ends each statement, such as `on conflict do nothing`.
 * Values are given in the order of `columns`.
 */
export async function insertRows(
  trx: Transaction,
  table: string,
  columns: readonly string[],
  rows: readonly WriteBindings[],
  tail = ''
): Promise<void> {
  const perStatement = Math.min(ROWS, Math.floor(BINDINGS / columns.length))
  const names = columns.map((name) => `"${name}"`).join(', ')
  const marks = `(${columns.map(() => '?').join(', ')})`
  for (let from = 0; from < rows.length; from += perStatement) {
    const chunk = rows.slice(from, from + perStatement)
    const values = chunk.map(() => marks).join(', ')
    await trx.rawQuery(`insert into "${table}" (${names}) values ${values} ${tail}`, chunk.flat() as never)
  }
}
