import { lockLevels } from '#plugins/catalogue/services/stock/levels'
import { summed, type ClosedShare } from '#plugins/catalogue/services/stock/close_reservations'
import type { Bulk } from '#plugins/catalogue/database/bulk'

/** Pieces that are promised no longer. */
export interface ShrunkReservation {
  reference: string
  /** Variant → pieces. */
  pieces: ReadonlyMap<number, number>
  /** Source id: what it holds goes first. */
  first: number | null
  /** What becomes of them: given back, or gone with a parcel. */
  status: 'released' | 'taken'
  now: string
}

interface OpenRow {
  id: number
  variant: number
  source: number
  quantity: number
}

/**
 * Ends a part of what is promised under a reference, and takes it off what is reserved. Where less is promised than
 * wanted (the stock of a variant was not managed then), that much is ended. Gives what was.
 */
export async function shrinkReservations(bulk: Bulk, wanted: ShrunkReservation): Promise<ClosedShare[]> {
  const { reference, pieces, first, status, now } = wanted
  const variants = [...pieces.keys()].sort((one, other) => one - other)
  if (variants.length === 0) return []
  await lockLevels(bulk, variants)
  const open = await bulk.all<OpenRow>(
    `select id, variant_id as variant, source_id as source, quantity from catalogue_stock_reservations
     where status = 'open' and reference = ? and variant_id in ${bulk.ids} order by id`,
    reference,
    variants
  )
  const shares = shareOut(open, pieces, first)
  await bulk.run(
    `update catalogue_stock_reservations set quantity = quantity - r.taken
     from ${bulk.rows({ id: 'bigint', taken: 'integer' })}
     where catalogue_stock_reservations.id = r.id and quantity > r.taken`,
    shares.filter(({ row, taken }) => row.quantity > taken).map(({ row, taken }) => ({ id: row.id, taken }))
  )
  const whole = shares.filter(({ row, taken }) => row.quantity === taken).map(({ row }) => row.id)
  if (whole.length > 0) {
    await bulk.all(
      `update catalogue_stock_reservations set status = ?, closed_at = ? where id in ${bulk.ids}`,
      ...[status, now, whole]
    )
  }
  await bulk.run(
    `insert into catalogue_stock_reservations
       (reference, variant_id, source_id, quantity, status, created_at, closed_at)
     select r.reference, r.variant, r.source, r.quantity, r.status, r.now, r.now
     from ${bulk.rows({ reference: 'text', variant: 'bigint', source: 'bigint', quantity: 'integer', status: 'text', now: 'instant' })}
     where true`,
    shares
      .filter(({ row, taken }) => row.quantity > taken)
      .map(({ row, taken }) => ({ reference, variant: row.variant, source: row.source, quantity: taken, status, now }))
  )
  const closed = shares.map(({ row, taken }) => ({
    ...{ variant: row.variant, source: row.source, quantity: taken, reference },
  }))
  await bulk.run(
    `update catalogue_stock_levels set reserved = reserved - r.quantity
     from ${bulk.rows({ variant: 'bigint', source: 'bigint', quantity: 'integer' })}
     where variant_id = r.variant and source_id = r.source`,
    summed(closed)
  )
  return closed
}

/** Which rows give how many pieces: those of the first source before all others. */
function shareOut(open: readonly OpenRow[], pieces: ReadonlyMap<number, number>, first: number | null) {
  const left = new Map(pieces)
  const rows = [...open].sort((one, other) => Number(other.source === first) - Number(one.source === first))
  return rows.flatMap((row) => {
    const missing = left.get(row.variant) ?? 0
    const taken = Math.min(missing, row.quantity)
    if (taken <= 0) return []
    left.set(row.variant, missing - taken)
    return [{ row, taken }]
  })
}
