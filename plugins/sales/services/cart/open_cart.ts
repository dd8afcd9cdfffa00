import { hashGuestToken, newGuestToken } from '#core/identity/guest_token'
import { draftNotFound } from '#plugins/sales/errors/drafts'
import { holdCart, type CartOwner } from '#plugins/sales/services/cart/find_cart'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredCart } from '#plugins/sales/services/cart/stored_cart'

/** A cart that is held, with the token that its guest is to be given. */
export interface OpenedCart {
  cart: StoredCart
  /** Null: the guest has one already, or it is a customer's. */
  newToken: string | null
}

interface Opening {
  run: Run
  owner: CartOwner
  currency: string
  now: string
}

const INSERT = `insert into sales_carts (token_hash, customer_id, channel, currency, created_at, updated_at)
  values (?, ?, ?, ?, ?, ?) on conflict do nothing`

/**
 * The cart of whoever shops, held; a new one where there is none. Two at the same time open one.
 * @throws draftNotFound for a draft that is no longer one
 */
export async function openCart({ run, owner, currency, now }: Opening): Promise<OpenedCart> {
  const held = await holdCart(run, owner, now)
  if (held) return { cart: held, newToken: null }
  if (owner.draft !== undefined) throw draftNotFound()
  // A token that opens nothing is never taken up: somebody may have planted it.
  const newToken = owner.customerId === null ? newGuestToken() : null
  await run(INSERT, [newToken && hashGuestToken(newToken), owner.customerId, owner.channel, currency, now, now])
  const cart = await holdCart(run, { ...owner, token: newToken }, now)
  if (!cart) throw new Error('The cart that was opened is not there')
  return { cart, newToken }
}
