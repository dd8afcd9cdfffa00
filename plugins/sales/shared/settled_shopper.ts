import { dropCartToken } from '#plugins/sales/cart/services/cart_cookies'
import { shopperOf, type Shopper } from '#plugins/sales/shared/shopper'
import { MergeCarts } from '#plugins/sales/cart/actions/merge_carts'
import type { HttpContext } from '@adonisjs/core/http'

/** Who shops, once what they had as a guest has come to their account. */
export async function settledShopper(ctx: HttpContext): Promise<Shopper> {
  const shopper = await shopperOf(ctx)
  if (shopper.customerId === null || shopper.token === null) return shopper
  const merge = await ctx.containerResolver.make(MergeCarts)
  await merge.execute(shopper)
  dropCartToken(ctx)
  return { ...shopper, token: null }
}
