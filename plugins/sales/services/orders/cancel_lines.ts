import { addPieces } from '#plugins/sales/services/orders/add_pieces'
import { openQuantities } from '#plugins/sales/services/orders/quantities'
import { ownLines, partsOf, type StoredOrderLine } from '#plugins/sales/services/orders/stored_order'
import type { Dialect } from '#core/database/store'
import type { Run } from '#plugins/sales/database/statements'

/** Pieces of a bundle's part in so many of its bundles. */
export function piecesOfPart(part: StoredOrderLine, bundle: StoredOrderLine, bundles: number): number {
  return (part.quantity / bundle.quantity) * bundles
}

/** What is promised no longer once everything open is cancelled: pieces by variant, those of a bundle's parts. */
export function canceledPieces(lines: readonly StoredOrderLine[]): { variantId: number; quantity: number }[] {
  return ownLines(lines).flatMap((line) => {
    const { toCancel } = openQuantities(line)
    const parts = partsOf(lines, line)
    const each = parts.length > 0 ? parts : [line]
    return each.flatMap((one) => {
      const quantity = one === line ? toCancel : piecesOfPart(one, line, toCancel)
      return one.variantId !== null && quantity > 0 ? [{ variantId: one.variantId, quantity }] : []
    })
  })
}

/** Cancels everything open of an order's lines; gives the lines as they are then. */
export async function cancelLines(
  run: Run,
  dialect: Dialect,
  lines: readonly StoredOrderLine[]
): Promise<StoredOrderLine[]> {
  const changed = new Map<number, number>()
  for (const line of ownLines(lines)) {
    const { toCancel } = openQuantities(line)
    if (toCancel === 0) continue
    changed.set(line.id, toCancel)
    for (const part of partsOf(lines, line)) changed.set(part.id, piecesOfPart(part, line, toCancel))
  }
  await addPieces(run, dialect, 'canceled', changed)
  return lines.map((line) => ({ ...line, canceled: line.canceled + (changed.get(line.id) ?? 0) }))
}
