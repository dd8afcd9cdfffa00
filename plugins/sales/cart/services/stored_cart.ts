import { cartLines, carts } from '#plugins/sales/cart/tables'

const CART = carts.except('tokenHash', 'status', 'createdAt', 'updatedAt')
const LINE = cartLines.except('id', 'cartId')

export type StoredLine = ReturnType<typeof cartLines.pick<(typeof LINE)[number]>>

/** A cart in the database. */
export type StoredCart = ReturnType<typeof carts.pick<(typeof CART)[number]>> & { lines: StoredLine[] }

/** Columns of a cart with its lines. One row a line; a cart without lines has one row. */
export const CART_COLUMNS = `${carts.columns('c', CART)}, ${cartLines.columns('l', LINE)}`

/** Columns of a cart that is inserted, which has no lines. */
export const NEW_CART_COLUMNS = `${carts.columns('sales_carts', CART)}, null as key`

/** Tables of `CART_COLUMNS`. */
export const CART_ROWS = 'sales_carts c left join sales_cart_lines l on l.cart_id = c.id'

/** Null: there are no rows. */
export function storedCart(rows: readonly { key: string | null }[]): StoredCart | null {
  const [row] = rows
  if (!row) return null
  const lines = rows.filter(({ key }) => key !== null).map((line) => cartLines.pick(line, LINE))
  return { ...carts.pick(row, CART), lines }
}
