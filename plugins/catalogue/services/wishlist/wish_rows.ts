import { hashGuestToken } from '#core/identity/guest_token'
import { queryRows } from '#core/database/query_rows'
import type { Transaction } from '#core/database/store'
import type { WishOwner } from '#plugins/catalogue/services/wishlist/wish_owner'

/** Products on one list at most: the browser knows all of them from a cookie. */
export const MOST_WISHES = 100

const OF_CUSTOMER = 'customer_id = ?'
const OF_GUEST = 'customer_id is null and token_hash = ?'

/** How the list of somebody is found; null: they cannot have one. */
export function listOf({ customerId, token }: WishOwner): [condition: string, value: number | string] | null {
  if (customerId !== null) return [OF_CUSTOMER, customerId]
  return token === null ? null : [OF_GUEST, hashGuestToken(token)]
}

/** The list of a customer, held until the transaction ends; made when there is none. */
export async function holdOwnList(trx: Transaction, customerId: number, now: string): Promise<number> {
  const [row] = await queryRows<{ id: number | string }>(
    trx,
    `insert into catalogue_wishlists (customer_id, created_at, updated_at) values (?, ?, ?)
      on conflict (customer_id) do update set updated_at = excluded.updated_at returning id`,
    [customerId, now, now]
  )
  return Number(row?.id)
}

/** Products of a list, the newest first. */
export async function wishesOf(trx: Transaction, listId: number): Promise<number[]> {
  const rows = await queryRows<{ product_id: number | string }>(
    trx,
    'select product_id from catalogue_wishes where wishlist_id = ? order by id desc',
    [listId]
  )
  return rows.map(({ product_id: id }) => Number(id))
}
