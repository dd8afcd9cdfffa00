import { carts } from '#plugins/sales/cart/tables'
import { hashGuestToken, newGuestToken } from '#core/identity/guest_token'
import { draftNotFound } from '#plugins/sales/drafts/errors'
import { holdCart, type CartOwner } from '#plugins/sales/cart/services/find_cart'
import { insertReturning } from '#core/database/insert_rows'
import { NEW_CART_COLUMNS, storedCart, type StoredCart } from '#plugins/sales/cart/services/stored_cart'
import type { Transaction } from '#core/database/store'

/** A locked cart, and the new token of its guest. */
export interface OpenedCart {
  cart: StoredCart
  /** Null: the guest has a valid token, or the cart is a customer's. */
  newToken: string | null
  isNew: boolean
}

const IF_NEW = `on conflict do nothing returning ${NEW_CART_COLUMNS}`

interface Opening {
  trx: Transaction
  owner: CartOwner
  currency: string
  now: string
}

/**
 * Locks the open cart of a shopper, or creates it. Concurrent calls create one cart.
 * @throws draftNotFound for a draft that was ordered or deleted meanwhile
 */
export async function openCart({ trx, owner, currency, now }: Opening): Promise<OpenedCart> {
  const held = await holdCart(trx, owner)
  if (held) return { cart: held, newToken: null, isNew: false }
  if (owner.draft !== undefined) throw draftNotFound()
  // A token without a cart is not reused: an attacker may have set the cookie.
  const newToken = owner.customerId === null ? newGuestToken() : null
  const { customerId, channel } = owner
  const tokenHash = newToken && hashGuestToken(newToken)
  const row = carts.stored({ tokenHash, customerId, channel, currency, version: 1, createdAt: now, updatedAt: now })
  const made = storedCart(await insertReturning(trx, carts.name, [row], IF_NEW))
  if (made) return { cart: made, newToken, isNew: true }
  const cart = await holdCart(trx, { ...owner, token: newToken })
  if (!cart) throw new Error('The new cart was not found')
  return { cart, newToken, isNew: false }
}
