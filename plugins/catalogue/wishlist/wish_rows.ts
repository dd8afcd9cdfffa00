import { hashGuestToken } from '#core/identity/guest_token'
import { inTransaction } from '#core/database/run_rows'
import { queryRows } from '#core/database/query_rows'
import { wishes } from '#plugins/catalogue/wishlist/tables'
import type { Transaction } from '#core/database/store'
import type { WishOwner } from '#plugins/catalogue/wishlist/wish_owner'

/** Maximum products on one list. It is limited because a cookie holds the ids of all of them. */
export const MOST_WISHES = 100

/** The SQL condition that finds the wishlist of an owner, with its binding; null for a guest without a token. */
export function wishlistCondition({
  customerId,
  token,
}: WishOwner): [condition: string, value: number | string] | null {
  if (customerId !== null) return ['customer_id = ?', customerId]
  return token === null ? null : ['customer_id is null and token_hash = ?', hashGuestToken(token)]
}

/** Creates the list of a customer if there is none, locks it until the transaction ends, and returns its id. */
export async function holdOwnList(trx: Transaction, customerId: number, now: string): Promise<number> {
  const [row] = await queryRows<{ id: number }>(
    trx,
    `insert into catalogue_wishlists (customer_id, created_at, updated_at) values (?, ?, ?)
      on conflict (customer_id) do update set updated_at = excluded.updated_at returning id`,
    [customerId, now, now]
  )
  return (row as { id: number }).id
}

/** Ids of the products of a list, the newest first. */
export async function wishesOf(trx: Transaction, wishlistId: number): Promise<number[]> {
  const rows = await wishes.select(inTransaction(trx), { wishlistId }, 'order by id desc')
  return rows.map(({ productId }) => productId)
}
