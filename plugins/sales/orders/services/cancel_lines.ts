import { addPieces } from '#plugins/sales/orders/services/add_pieces'
import { cancelTooMany } from '#plugins/sales/orders/errors'
import { lineOfAnother } from '#plugins/sales/documents/errors'
import { openQuantities, type LinePieces } from '#plugins/sales/orders/services/quantities'
import { ownLines, partsOf, type StoredOrderLine } from '#plugins/sales/orders/services/stored_order'
import type { Dialect } from '#core/database/store'
import type { Run } from '#plugins/sales/database/statements'

/** Pieces of a part in a number of its bundles. */
export function piecesOfPart(
  part: Pick<StoredOrderLine, 'quantity'>,
  bundle: Pick<StoredOrderLine, 'quantity'>,
  bundles: number
): number {
  return (part.quantity / bundle.quantity) * bundles
}

/**
 * How many pieces of which lines are to be cancelled, by the id of the line; null: everything open.
 * @throws lineOfAnother, cancelTooMany
 */
export function cancellable(
  lines: readonly StoredOrderLine[],
  wanted: readonly LinePieces[] | null
): Map<number, number> {
  const own = ownLines(lines)
  const asked = wanted ?? own.map((line) => ({ lineId: line.id, quantity: openQuantities(line).toCancel }))
  const counted = new Map<number, number>()
  for (const { lineId, quantity } of asked) {
    if (quantity === 0) continue
    const line = own.find(({ id }) => id === lineId)
    if (!line) throw lineOfAnother({}, 'lines', { lineId })
    const most = counted.has(lineId) ? 0 : openQuantities(line).toCancel
    if (quantity > most) throw cancelTooMany({ name: line.name, most }, 'lines', { lineId, most })
    counted.set(lineId, quantity)
  }
  return counted
}

/** Reserved pieces that a cancellation releases, by variant. A bundle counts by its parts. */
export function canceledPieces(
  lines: readonly StoredOrderLine[],
  counted: ReadonlyMap<number, number>
): { variantId: number; quantity: number }[] {
  return ownLines(lines).flatMap((line) => {
    const pieces = counted.get(line.id) ?? 0
    const parts = partsOf(lines, line)
    const each = parts.length > 0 ? parts : [line]
    return each.flatMap((one) => {
      const quantity = one === line ? pieces : piecesOfPart(one, line, pieces)
      return one.variantId !== null && quantity > 0 ? [{ variantId: one.variantId, quantity }] : []
    })
  })
}

/** Counts these pieces as cancelled; returns the changed lines. */
export async function cancelLines(
  run: Run,
  dialect: Dialect,
  lines: readonly StoredOrderLine[],
  counted: ReadonlyMap<number, number>
): Promise<StoredOrderLine[]> {
  const changed = new Map(counted)
  for (const line of ownLines(lines)) {
    const pieces = counted.get(line.id)
    if (pieces === undefined) continue
    for (const part of partsOf(lines, line)) changed.set(part.id, piecesOfPart(part, line, pieces))
  }
  await addPieces(run, dialect, 'canceled', changed)
  return lines.map((line) => ({ ...line, canceled: line.canceled + (changed.get(line.id) ?? 0) }))
}
