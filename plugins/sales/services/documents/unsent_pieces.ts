import { ownLines, partsOf, type StoredOrderLine } from '#plugins/sales/services/orders/stored_order'
import { piecesOfPart } from '#plugins/sales/services/orders/cancel_lines'

/** Pieces that are invoiced and never sent: tickets, and such parts of bundles. Their stock goes with the invoice. */
export function unsentPieces(
  lines: readonly StoredOrderLine[],
  invoiced: ReadonlyMap<number, number>
): { variantId: number; quantity: number }[] {
  return ownLines(lines).flatMap((line) => {
    const pieces = invoiced.get(line.id) ?? 0
    if (pieces === 0) return []
    const parts = partsOf(lines, line)
    const each = parts.length > 0 ? parts : [line]
    return each.flatMap((one) => {
      const quantity = one === line ? pieces : piecesOfPart(one, line, pieces)
      return one.ships || one.variantId === null ? [] : [{ variantId: one.variantId, quantity }]
    })
  })
}
