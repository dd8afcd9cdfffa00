import { lockLevels } from '#plugins/catalogue/stock/levels'
import { summed, type ClosedShare } from '#plugins/catalogue/stock/close_reservations'
import { levelWrite } from '#plugins/catalogue/stock/write_movements'
import { runWrites } from '#core/database/write_set'
import { Statements } from '#core/database/statements'
import { stockReservations } from '#plugins/catalogue/stock/tables'
import type { RowIn } from '#core/database/table'
import type { Transaction } from '#core/database/store'

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

type OpenRow = Pick<RowIn<typeof stockReservations>, 'id' | 'variantId' | 'sourceId' | 'quantity'>

/**
 * Ends a part of what is promised under a reference, and takes it off what is reserved. Where less is promised than
 * wanted (the stock of a variant was not managed then), that much is ended. Gives what was.
 */
export async function shrinkReservations(trx: Transaction, wanted: ShrunkReservation): Promise<ClosedShare[]> {
  const { reference, pieces, first, status, now } = wanted
  const db = new Statements(trx)
  const variants = [...pieces.keys()].sort((one, other) => one - other)
  if (variants.length === 0) return []
  await lockLevels(db, variants)
  const open = await db.all<OpenRow>(
    `select ${stockReservations.columns('r', ['id', 'variantId', 'sourceId', 'quantity'])}
     from catalogue_stock_reservations r where r.status = 'open' and r.reference = ? and r.variant_id in ${db.ids}
     order by r.id`,
    reference,
    variants
  )
  const shares = shareOut(open, pieces, first)
  const parts = shares.filter(({ row, taken }) => row.quantity > taken)
  const whole = shares.filter(({ row, taken }) => row.quantity === taken).map(({ row }) => row.id)
  const closed = shares.map(({ row: { id: _, ...place }, taken }) => ({ ...place, quantity: taken, reference }))
  const made = parts.map(({ row: { id: _, ...place }, taken }) => {
    return { ...place, quantity: taken, reference, status, createdAt: now, closedAt: now }
  })
  const { dialect } = db
  await runWrites(trx, [
    stockReservations.updateWrite(
      dialect,
      parts.map(({ row, taken }) => ({ id: row.id, quantity: row.quantity - taken })),
      ['id']
    ),
    stockReservations.updateWrite(
      dialect,
      whole.map((id) => ({ id, status, closedAt: now })),
      ['id']
    ),
    stockReservations.insertWrite(dialect, made),
    levelWrite(db, 'reserved = reserved - r.quantity', summed(closed)),
  ])
  return closed
}

/** Which rows give how many pieces: those of the first source before all others. */
function shareOut(open: readonly OpenRow[], pieces: ReadonlyMap<number, number>, first: number | null) {
  const left = new Map(pieces)
  const rows = [...open].sort((one, other) => Number(other.sourceId === first) - Number(one.sourceId === first))
  return rows.flatMap((row) => {
    const missing = left.get(row.variantId) ?? 0
    const taken = Math.min(missing, row.quantity)
    if (taken <= 0) return []
    left.set(row.variantId, missing - taken)
    return [{ row, taken }]
  })
}
