import { workOutLines } from '#plugins/sales/services/cart/work_out_lines'
import type { CartNotice, StoredLine } from '#plugins/sales/services/cart/stored_cart'
import type { Sellable } from '#plugins/catalogue/index'

/** What one cart takes from another. */
export interface JoinedCarts {
  /** Lines to be written into the first cart. */
  lines: StoredLine[]
  /** What happened to those that could not be kept as they were, and that two carts became one. */
  notices: CartNotice[]
}

/**
 * Adds the lines of one cart to those of another. What is no longer sold is dropped, what there is not enough of is
 * capped, and each of these is told.
 */
export function joinLines(
  own: readonly StoredLine[],
  added: readonly StoredLine[],
  sellables: readonly Sellable[],
  most: { pieces: number; lines: number }
): JoinedCarts {
  const notices: CartNotice[] = own.length > 0 ? [{ code: 'carts_joined', name: '', quantity: 0 }] : []
  const lines: StoredLine[] = []
  let standing = [...own]
  for (const line of added) {
    const before = standing.find(({ key }) => key === line.key)
    const wanted = { ...line, quantity: (before?.quantity ?? 0) + line.quantity }
    const others = standing.filter(({ key }) => key !== line.key)
    const worked = workOutLines([...others, wanted], sellables).at(-1)
    const room = Math.min(most.pieces, worked?.available ?? most.pieces)
    const quantity = Math.min(wanted.quantity, room)
    const isSold = worked?.unit && quantity > 0 && (before || standing.length < most.lines)
    if (!isSold) {
      notices.push({ code: 'line_dropped', name: worked?.name ?? line.name, quantity: line.quantity })
      continue
    }
    if (quantity < wanted.quantity) notices.push({ code: 'line_capped', name: worked.name, quantity })
    const kept = { ...wanted, quantity, name: worked.name, seenAmount: worked.unit?.amount ?? null }
    lines.push(kept)
    standing = [...others, kept]
  }
  return { lines, notices }
}
