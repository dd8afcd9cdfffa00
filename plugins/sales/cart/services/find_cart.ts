import { hashGuestToken } from '#core/identity/guest_token'
import { CART_COLUMNS, CART_ROWS, storedCart, type StoredCart } from '#plugins/sales/cart/services/stored_cart'
import { carts } from '#plugins/sales/cart/tables'
import { dialectOf } from '#core/database/write_set'
import { inside, type Run } from '#plugins/sales/database/statements'
import type { Shopper } from '#plugins/sales/shared/shopper'
import type { Transaction } from '#core/database/store'
import type { Write } from '#core/database/write'

export type CartOwner = Pick<Shopper, 'channel' | 'customerId' | 'token' | 'draft' | 'onHeld'>

type CartCondition = [condition: string, values: (string | number)[]]

/**
 * SQL condition for the cart: by customer for a customer's cart, by token for a guest's, by id and customer for a draft of
 * staff. Null: a guest without a token.
 */
function cartCondition({ channel, customerId, token, draft }: CartOwner): CartCondition | null {
  if (draft !== undefined) {
    return ["id = ? and customer_id = ? and channel = ? and status = 'draft'", [draft, customerId ?? 0, channel]]
  }
  const open = "channel = ? and status = 'active'"
  if (customerId !== null) return [`customer_id = ? and ${open}`, [customerId, channel]]
  return token === null
    ? null
    : [`customer_id is null and token_hash = ? and ${open}`, [hashGuestToken(token), channel]]
}

/** The open cart of a shopper, or the draft. */
export async function findCart(run: Run, owner: CartOwner): Promise<StoredCart | null> {
  const found = cartCondition(owner)
  if (!found) return null
  const [condition, values] = found
  return read(run, `c.id = (select id from sales_carts where ${condition})`, values)
}

/**
 * Reads the open cart and locks it until the transaction ends, so that concurrent writes see each other's lines. Whatever
 * changes the cart then calls `keepCart`.
 */
export async function holdCart(trx: Transaction, owner: CartOwner): Promise<StoredCart | null> {
  const found = cartCondition(owner)
  if (!found) return null
  const [condition, values] = found
  const run = inside(trx)
  // A transaction on SQLite is the only one that writes. PostgreSQL reads the lines after it waited for the lock.
  if (dialectOf(trx) === 'pg') {
    const locked = await run(`select id from sales_carts where ${condition} for update`, values)
    if (locked.length === 0) return null
  }
  const cart = await read(run, `c.id = (select id from sales_carts where ${condition})`, values)
  if (cart) await owner.onHeld?.(run, cart)
  return cart
}

/**
 * Writes changes of a held cart or of its lines: its next version, without the notices that its shopper has seen. Returns
 * the cart as it is then.
 */
export async function keepCart(
  trx: Transaction,
  cart: StoredCart,
  changes: Partial<Omit<StoredCart, 'id' | 'lines' | 'version'>>,
  now: string
): Promise<StoredCart> {
  const changed = { notices: [], ...changes, version: cart.version + 1 }
  await carts.update(trx, { id: cart.id }, { ...changed, updatedAt: now })
  return { ...cart, ...changed }
}

/** Closes a cart that was ordered, and removes its guest's token. */
export function cartOrdered(cartId: number, now: string): Write {
  return {
    sql: "update sales_carts set status = 'ordered', token_hash = null, updated_at = ? where id = ?",
    bindings: [now, cartId],
    isEmpty: false,
  }
}

async function read(run: Run, condition: string, values: (string | number)[]): Promise<StoredCart | null> {
  const rows = await run<{ key: string | null }>(
    `select ${CART_COLUMNS} from ${CART_ROWS} where ${condition} order by l.id`,
    values
  )
  return storedCart(rows)
}
