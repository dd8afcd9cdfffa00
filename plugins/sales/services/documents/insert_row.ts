import { queryRows } from '#core/database/query_rows'
import type { Transaction } from '#core/database/store'

/** Values of a row, by column. */
export type RowValues = Record<string, string | number | boolean | null>

/** Writes one row; gives its id. */
export async function insertRow(trx: Transaction, table: string, values: RowValues): Promise<number> {
  const names = Object.keys(values)
  const sql = `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')}) returning id`
  const [row] = await queryRows<{ id: number }>(trx, sql, Object.values(values))
  return Number(row?.id)
}
