import { lockLevels } from '#plugins/catalogue/stock/levels'
import { Statements } from '#core/database/statements'
import { levelWrite } from '#plugins/catalogue/stock/write_movements'
import { runWrites } from '#core/database/write_set'
import { stockReservations } from '#plugins/catalogue/stock/tables'
import type { RowIn } from '#core/database/table'
import type { Transaction } from '#core/database/store'

/** Stock that was promised and is so no longer. */
export type ClosedShare = Pick<RowIn<typeof stockReservations>, (typeof SHARE)[number]>

const SHARE = ['variantId', 'sourceId', 'quantity', 'reference'] as const

/**
 * Ends the open reservations of these references and takes their quantities off what is reserved.
 * Whoever comes second finds nothing open any more, so nothing is given back twice.
 */
export async function closeReservations(
  trx: Transaction,
  references: readonly string[],
  status: 'released' | 'expired' | 'taken',
  now: string
): Promise<ClosedShare[]> {
  const db = new Statements(trx)
  const open = await db.run<{ id: number }>(
    `select distinct variant_id as id from catalogue_stock_reservations
     where status = 'open' and reference in ${db.texts}`,
    references
  )
  if (open.length === 0) return []
  await lockLevels(
    db,
    open.map(({ id }) => id)
  )
  const due = status === 'expired' ? ' and expires_at <= ?' : ''
  const closed = await db.all<ClosedShare>(
    `update catalogue_stock_reservations set status = ?, closed_at = ?
     where status = 'open' and reference in ${db.texts}${due}
     returning ${stockReservations.columns('catalogue_stock_reservations', SHARE)}`,
    ...[status, now, references],
    ...(due ? [now] : [])
  )
  await runWrites(trx, [levelWrite(db, 'reserved = reserved - r.quantity', summed(closed))])
  return closed
}

/** One row per variant and source: an update takes one row of its source for each. */
export function summed(shares: readonly ClosedShare[]): ClosedShare[] {
  const sums = new Map<string, ClosedShare>()
  for (const share of shares) {
    const key = `${share.variantId} ${share.sourceId}`
    const standing = sums.get(key)
    if (standing) standing.quantity += share.quantity
    else sums.set(key, { ...share })
  }
  return [...sums.values()]
}
