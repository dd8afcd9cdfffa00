import { IdentityPort } from '#core/identity/identity_port'
import { guardOf } from '#core/identity/guards'
import { customerGroupOf } from '#plugins/users/index'
import type { HttpContext } from '@adonisjs/core/http'
import type { ShopPlace } from '#plugins/catalogue/listing/shop_view'

/** The shop context of a request with the customer's group. Guests have none: they see the public prices. */
export async function placeOf(ctx: HttpContext): Promise<ShopPlace> {
  if (!guardOf(ctx, 'customer')) return ctx.shop
  const identity = await ctx.containerResolver.make(IdentityPort)
  if (!(await identity.customer(ctx))) return ctx.shop
  const { code } = await customerGroupOf(ctx)
  return { ...ctx.shop, group: code }
}
