import { guardOf } from '#core/identity/guards'
import { currentCustomer } from '#plugins/users/index'
import { wishTokenOf } from '#plugins/catalogue/wishlist/wish_cookies'
import type { HttpContext } from '@adonisjs/core/http'

/** Whose wishlist is meant: a customer's by the customer alone, a guest's by their token alone. */
export interface WishOwner {
  /** Null: a guest. */
  customerId: number | null
  /** Of a guest's list; null: they have none. */
  token: string | null
}

/** Who is behind a request. Somebody who signed in may still bring the token of the list they had as a guest. */
export async function wishOwnerOf(ctx: HttpContext): Promise<WishOwner> {
  const customer = guardOf(ctx, 'customer') ? await currentCustomer(ctx) : null
  return { customerId: customer?.id ?? null, token: wishTokenOf(ctx) }
}
