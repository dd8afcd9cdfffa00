import { lockLevels } from '#plugins/catalogue/services/stock/levels'
import type { Bulk } from '#plugins/catalogue/database/bulk'

/** Stock that was promised and is so no longer. */
export interface ClosedShare {
  variant: number
  source: number
  quantity: number
  reference: string
}

/**
 * Ends the open reservations of these references and takes their quantities off what is reserved.
 * Whoever comes second finds nothing open any more, so nothing is given back twice.
 */
export async function closeReservations(
  bulk: Bulk,
  references: readonly string[],
  status: 'released' | 'expired' | 'taken',
  now: string
): Promise<ClosedShare[]> {
  const open = await bulk.run<{ variant: number }>(
    `select distinct variant_id as variant from catalogue_stock_reservations
     where status = 'open' and reference in ${bulk.texts}`,
    references
  )
  if (open.length === 0) return []
  await lockLevels(
    bulk,
    open.map(({ variant }) => variant)
  )
  const due = status === 'expired' ? ' and expires_at <= ?' : ''
  const closed = await bulk.all<ClosedShare>(
    `update catalogue_stock_reservations set status = ?, closed_at = ?
     where status = 'open' and reference in ${bulk.texts}${due}
     returning variant_id as variant, source_id as source, quantity, reference`,
    ...[status, now, references],
    ...(due ? [now] : [])
  )
  await bulk.run(
    `update catalogue_stock_levels set reserved = reserved - r.quantity
     from ${bulk.rows({ variant: 'bigint', source: 'bigint', quantity: 'integer' })}
     where variant_id = r.variant and source_id = r.source`,
    summed(closed)
  )
  return closed
}

/** One row per variant and source: an update takes one row of its source for each. */
export function summed(shares: readonly ClosedShare[]): ClosedShare[] {
  const sums = new Map<string, ClosedShare>()
  for (const share of shares) {
    const key = `${share.variant} ${share.source}`
    const standing = sums.get(key)
    if (standing) standing.quantity += share.quantity
    else sums.set(key, { ...share })
  }
  return [...sums.values()]
}
