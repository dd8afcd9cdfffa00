import { stockLevels, stockMovements } from '#plugins/catalogue/stock/tables'
import type { RowIn } from '#core/database/table'
import type { Statements } from '#core/database/statements'
import type { Write } from '#core/database/write'

/** One signed entry of the ledger. */
export type Movement = Omit<RowIn<typeof stockMovements>, 'id' | 'at'>

/**
 * Movements and their levels together, one movement per variant and source. A level refuses to fall below what is
 * reserved: look and lock before.
 */
export function movementWrites(db: Statements, movements: readonly Movement[], now: string): Write[] {
  const rows = movements.map((movement) => ({ ...movement, at: now }))
  const came = movements
    .filter(({ quantity }) => quantity > 0)
    .map(({ variantId, sourceId, quantity }) => ({ variantId, sourceId, onHand: quantity }))
  return [
    stockMovements.insertWrite(db.dialect, rows),
    stockLevels.insertWrite(db.dialect, came, {
      tail: 'on conflict (variant_id, source_id) do update set on_hand = catalogue_stock_levels.on_hand + excluded.on_hand',
    }),
    // Not by an upsert: a row to be inserted may not be negative, even where one stands already.
    levelWrite(
      db,
      'on_hand = on_hand + r.quantity',
      movements.filter(({ quantity }) => quantity < 0)
    ),
  ]
}

/** Changes the levels of variants at sources by `r.quantity`, one row per variant and source. */
export function levelWrite(
  db: Statements,
  assignment: string,
  shares: readonly Pick<Movement, 'variantId' | 'sourceId' | 'quantity'>[]
): Write {
  return db.write(
    `update catalogue_stock_levels set ${assignment}
     from ${stockMovements.source(db.dialect, ['variantId', 'sourceId', 'quantity'])}
     where variant_id = r."variantId" and source_id = r."sourceId"`,
    shares
  )
}
