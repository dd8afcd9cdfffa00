import { recordset } from '#core/database/recordset'
import type { Dialect } from '#core/database/store'
import type { Run } from '#plugins/sales/database/statements'

/** Counters of a line. */
export type PieceCount = 'invoiced' | 'shipped' | 'refunded' | 'canceled' | 'unshipped'

/** Adds pieces to a counter of each line, by the id of the line, in one statement. Negative numbers subtract. */
export async function addPieces(
  run: Run,
  dialect: Dialect,
  count: PieceCount,
  pieces: ReadonlyMap<number, number>
): Promise<void> {
  const rows = [...pieces].filter(([, more]) => more !== 0).map(([id, more]) => ({ id, more }))
  if (rows.length === 0) return
  await run(
    `update sales_order_lines set ${count} = ${count} + r.more
     from ${recordset(dialect, 'r', { id: 'bigint', more: 'bigint' })} where sales_order_lines.id = r.id`,
    [JSON.stringify(rows)]
  )
}
