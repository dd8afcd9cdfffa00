import { movementWrites, type Movement } from '#plugins/catalogue/services/stock/write_movements'
import type { Bulk } from '#plugins/catalogue/database/bulk'
import type { Write } from '#core/database/write'
import type { VariantChange } from '#plugins/catalogue/services/upsert/write_variants'

/** What brings stock to what a batch says: one movement of the difference per variant and source. */
export function stockWrites(
  bulk: Bulk,
  changes: readonly VariantChange[],
  sources: ReadonlyMap<string, number>,
  told: { reason: string; now: string }
): Write[] {
  const movements: Movement[] = []
  for (const { before, after } of changes) {
    for (const [code, { onHand }] of Object.entries(after.stock)) {
      const quantity = onHand - (before?.stock[code]?.onHand ?? 0)
      const source = sources.get(code)
      if (quantity === 0 || source === undefined) continue
      movements.push({ variant: after.id as number, source, quantity, reason: told.reason, reference: '' })
    }
  }
  return movementWrites(bulk, movements, told.now)
}
