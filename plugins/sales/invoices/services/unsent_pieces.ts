import { ownLines, partsOf, type StoredOrderLine } from '#plugins/sales/orders/services/stored_order'
import { piecesOfPart } from '#plugins/sales/orders/services/cancel_lines'

/** Invoiced pieces that are never shipped, such as tickets, also as parts of bundles. The invoice takes them from the stock. */
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
