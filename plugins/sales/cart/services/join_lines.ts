import { workOutLines } from '#plugins/sales/cart/services/work_out_lines'
import type { StoredLine } from '#plugins/sales/cart/services/stored_cart'
import type { CartNotice } from '#plugins/sales/cart/tables'
import type { Sellable } from '#plugins/catalogue/index'

export interface JoinedCarts {
  /** Lines to write into the first cart. */
  lines: StoredLine[]
  /** Lines that were dropped or capped, and that carts were joined. */
  notices: CartNotice[]
}

/**
 * Adds the lines of one cart to those of another. Drops what is not on sale and caps quantities at the stock, each with a
 * notice.
 */
export function joinLines(
  own: readonly StoredLine[],
  added: readonly StoredLine[],
  sellables: readonly Sellable[],
  most: { pieces: number; lines: number }
): JoinedCarts {
  const notices: CartNotice[] = own.length > 0 ? [{ code: 'carts_joined', name: '', quantity: 0 }] : []
  const lines: StoredLine[] = []
  let current = [...own]
  for (const line of added) {
    const before = current.find(({ key }) => key === line.key)
    const wanted = { ...line, quantity: (before?.quantity ?? 0) + line.quantity }
    const others = current.filter(({ key }) => key !== line.key)
    const worked = workOutLines([...others, wanted], sellables).at(-1)
    const room = Math.min(most.pieces, worked?.available ?? most.pieces)
    const quantity = Math.min(wanted.quantity, room)
    const isSold = worked?.unit && quantity > 0 && (before || current.length < most.lines)
    if (!isSold) {
      notices.push({ code: 'line_dropped', name: worked?.name ?? line.name, quantity: line.quantity })
      continue
    }
    if (quantity < wanted.quantity) notices.push({ code: 'line_capped', name: worked.name, quantity })
    const joined = { ...wanted, quantity, name: worked.name, seenAmount: worked.unit?.amount ?? null }
    lines.push(joined)
    current = [...others, joined]
  }
  return { lines, notices }
}
