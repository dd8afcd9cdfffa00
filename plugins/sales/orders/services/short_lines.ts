import { openQuantities } from '#plugins/sales/orders/services/quantities'
import { ownLines, partsOf, type StoredOrderLine } from '#plugins/sales/orders/services/stored_order'
import { piecesOfPart } from '#plugins/sales/orders/services/cancel_lines'

/**
 * How many pieces of each line cannot be delivered, by the id of the line. `missing` counts pieces by variant. Of two
 * lines of one variant the last one is short first. A bundle is short if one of its parts is.
 */
export function shortLines(
  lines: readonly StoredOrderLine[],
  missing: readonly { variant: number; missing: number }[]
): Map<number, number> {
  const left = new Map(missing.map(({ variant, missing: pieces }) => [variant, pieces]))
  const short = new Map<number, number>()
  for (const line of [...ownLines(lines)].reverse()) {
    const parts = partsOf(lines, line)
    const { toShip, toInvoice } = openQuantities(line)
    const open = line.ships ? toShip : toInvoice
    for (const one of parts.length > 0 ? parts : [line]) {
      if (one.variantId === null) continue
      const each = one === line ? 1 : piecesOfPart(one, line, 1)
      const taken = Math.min(left.get(one.variantId) ?? 0, open * each)
      if (taken <= 0) continue
      left.set(one.variantId, (left.get(one.variantId) ?? 0) - taken)
      short.set(line.id, Math.max(short.get(line.id) ?? 0, Math.ceil(taken / each)))
    }
  }
  return short
}
