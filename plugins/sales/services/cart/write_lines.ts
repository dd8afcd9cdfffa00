import { insertRows } from '#core/database/insert_rows'
import type { StoredLine } from '#plugins/sales/services/cart/stored_cart'
import type { Transaction } from '#core/database/store'

const COLUMNS = [
  'cart_id',
  'line_key',
  'variant_id',
  'product_id',
  'name',
  'quantity',
  'selection',
  'seen_amount',
] as const

const OVER = `on conflict (cart_id, line_key) do update set name = excluded.name, quantity = excluded.quantity,
  seen_amount = excluded.seen_amount`

/** Longest name that a line keeps. */
const LONGEST = 255

/** Writes lines into a cart, over those of the same key. */
export async function writeLines(trx: Transaction, cartId: number, lines: readonly StoredLine[]): Promise<void> {
  const rows = lines.map((line) => [
    ...[cartId, line.key, line.variantId, line.productId, line.name.slice(0, LONGEST), line.quantity],
    ...[line.choice && JSON.stringify(line.choice), line.seenAmount],
  ])
  await insertRows(trx, 'sales_cart_lines', COLUMNS, rows, OVER)
}
