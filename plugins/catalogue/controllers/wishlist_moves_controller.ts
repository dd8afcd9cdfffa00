import { inject } from '@adonisjs/core'
import { routeId } from '#core/http/route_id'
import { MoveWish } from '#plugins/catalogue/services/wishlist/move_wish'
import { moveWish } from '#plugins/catalogue/validators/wish_validator'
import { placeOf } from '#plugins/catalogue/listing/price_group'
import { readers } from '#plugins/catalogue/listing/readers'
import { settledWishOwner } from '#plugins/catalogue/services/wishlist/settled_wish_owner'
import { tellWishes } from '#plugins/catalogue/services/wishlist/wish_cookies'
import type { HttpContext } from '@adonisjs/core/http'

/** Products that leave a wishlist to be bought. */
@inject()
export default class WishlistMovesController {
  constructor(private readonly move: MoveWish) {}

  async store(ctx: HttpContext) {
    const { isOfAge = false } = await ctx.request.validateUsing(moveWish)
    const owner = await settledWishOwner(ctx)
    const { views } = await readers()
    const shop = await views.priced(await placeOf(ctx))
    const products = await this.move.execute(ctx, { owner, shop, productId: routeId(ctx, 'product'), isOfAge })
    tellWishes(ctx, owner, products)
    return { data: { products } }
  }
}
