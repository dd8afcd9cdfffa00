import { movementWrites, type Movement } from '#plugins/catalogue/stock/write_movements'
import type { Statements } from '#core/database/statements'
import type { Write } from '#core/database/write'
import type { VariantChange } from '#plugins/catalogue/products/upsert/write_variants'

/** Writes a stock movement per variant and source that brings the level to that of the input. */
export function stockWrites(
  db: Statements,
  changes: readonly VariantChange[],
  sources: ReadonlyMap<string, number>,
  { reason, now }: { reason: string; now: string }
): Write[] {
  const movements: Movement[] = []
  for (const { before, after } of changes) {
    for (const [code, { onHand }] of Object.entries(after.stock)) {
      const quantity = onHand - (before?.stock[code]?.onHand ?? 0)
      const sourceId = sources.get(code)
      if (quantity === 0 || sourceId === undefined) continue
      movements.push({ variantId: after.id as number, sourceId, quantity, reason, reference: '' })
    }
  }
  return movementWrites(db, movements, now)
}
