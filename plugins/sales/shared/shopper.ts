import { IdentityPort } from '#core/identity/identity_port'
import { guardOf } from '#core/identity/guards'
import { currentCustomer, customerGroupOf } from '#plugins/users/index'
import { cartTokenOf } from '#plugins/sales/cart/services/cart_cookies'
import type { HttpContext } from '@adonisjs/core/http'
import type { Run } from '#plugins/sales/database/statements'
import type { ShopContext } from '#core/context/shop_context'
import type { StoredCart } from '#plugins/sales/cart/services/stored_cart'

/** Who shops: what prices, carts and orders go by. */
export interface Shopper extends Pick<ShopContext, 'channel' | 'locale' | 'currency'> {
  /** Null: a guest. */
  customerId: number | null
  /** Of the account; null: a guest. */
  email: string | null
  /** Code of the customer group; empty for guests, who pay everybody's prices. */
  group: string
  /** Reads net prices first. */
  showsNet: boolean
  /** Of a company, with the letters of its country; absent or null: none. */
  vatNumber?: string | null
  /** The token of a guest's cart; null: they have none. */
  token: string | null
  /** Number of the draft that staff fill for the customer; absent: their own cart is meant. */
  draft?: number
  /** Of a draft: called in the transaction that changes it, once it is held. */
  onHeld?: (run: Run, draft: StoredCart) => Promise<void>
}

/** Who is behind a request. Somebody who signed in may still bring the token of the cart they had as a guest. */
export async function shopperOf(ctx: HttpContext): Promise<Shopper> {
  const { channel, locale, currency } = ctx.shop
  const place = { channel, locale, currency, token: cartTokenOf(ctx) }
  const identity = await ctx.containerResolver.make(IdentityPort)
  const customer = guardOf(ctx, 'customer') ? await identity.customer(ctx) : null
  const { code, showsNetPrices: showsNet } = await customerGroupOf(ctx)
  if (!customer) return { ...place, customerId: null, email: null, group: '', showsNet }
  const vatNumber = (await currentCustomer(ctx))?.vatNumber ?? null
  return { ...place, customerId: customer.id, email: customer.email, group: code, showsNet, vatNumber }
}
