import { cartLines } from '#plugins/sales/cart/tables'
import { LONGEST_NAME } from '#plugins/sales/documents/sale_fields'
import type { StoredLine } from '#plugins/sales/cart/services/stored_cart'
import type { Transaction } from '#core/database/store'

const OVER = `on conflict (cart_id, line_key) do update set name = excluded.name, quantity = excluded.quantity,
  seen_amount = excluded.seen_amount`

/** Inserts lines into a cart, or updates those of the same key. */
export async function writeLines(trx: Transaction, cartId: number, lines: readonly StoredLine[]): Promise<void> {
  const rows = lines.map((line) => ({ ...line, cartId, name: line.name.slice(0, LONGEST_NAME) }))
  await cartLines.insertAll(trx, rows, OVER)
}
