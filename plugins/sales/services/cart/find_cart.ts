import { hashGuestToken } from '#core/identity/guest_token'
import { CART_COLUMNS, CART_ROWS, storedCart } from '#plugins/sales/services/cart/stored_cart'
import type { CartRow, StoredCart } from '#plugins/sales/services/cart/stored_cart'
import type { Run } from '#plugins/sales/database/statements'
import type { Shopper } from '#plugins/sales/services/shopper'

/** Whose cart is meant, and in which shop. */
export type CartOwner = Pick<Shopper, 'channel' | 'customerId' | 'token' | 'draft'>

type Whose = [condition: string, values: (string | number)[]]

/**
 * A customer's cart is found by the customer alone, a guest's by their token alone, a draft of staff by its number and
 * the customer it is for. Null: there cannot be one.
 */
function whose({ channel, customerId, token, draft }: CartOwner): Whose | null {
  if (draft !== undefined) {
    return ["id = ? and customer_id = ? and channel = ? and status = 'draft'", [draft, customerId ?? 0, channel]]
  }
  const open = "channel = ? and status = 'active'"
  if (customerId !== null) return [`customer_id = ? and ${open}`, [customerId, channel]]
  return token === null
    ? null
    : [`customer_id is null and token_hash = ? and ${open}`, [hashGuestToken(token), channel]]
}

/** The open cart of whoever shops; null: there is none. */
export async function findCart(run: Run, owner: CartOwner): Promise<StoredCart | null> {
  const found = whose(owner)
  if (!found) return null
  const [condition, values] = found
  return read(run, `c.id = (select id from sales_carts where ${condition})`, values)
}

/**
 * The open cart, held until the transaction ends: two writes come one after the other, and the second one knows the
 * lines of the first. It counts as changed, and what its shopper was to be told was told.
 */
export async function holdCart(run: Run, owner: CartOwner, now: string): Promise<StoredCart | null> {
  const found = whose(owner)
  if (!found) return null
  const [condition, values] = found
  const [held] = await run<{ id: number }>(
    `update sales_carts set version = version + 1, updated_at = ?, notices = '[]' where ${condition} returning id`,
    [now, ...values]
  )
  return held ? readCart(run, held.id) : null
}

/** A cart by its number, whatever became of it. */
function readCart(run: Run, id: number): Promise<StoredCart | null> {
  return read(run, 'c.id = ?', [id])
}

async function read(run: Run, condition: string, values: (string | number)[]): Promise<StoredCart | null> {
  const rows = await run<CartRow>(`select ${CART_COLUMNS} from ${CART_ROWS} where ${condition} order by l.id`, values)
  return storedCart(rows)
}
