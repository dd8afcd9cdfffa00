import { inject } from '@adonisjs/core'
import { routeId } from '#core/http/route_id'
import { AddWish } from '#plugins/catalogue/actions/wishlist/add_wish'
import { RemoveWish } from '#plugins/catalogue/actions/wishlist/remove_wish'
import { keepWishToken, tellWishes } from '#plugins/catalogue/services/wishlist/wish_cookies'
import { settledWishOwner } from '#plugins/catalogue/services/wishlist/settled_wish_owner'
import { storeWish } from '#plugins/catalogue/validators/wish_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Products on a wishlist, guests' and customers' alike. Each answer says what is on it then, the newest first. */
@inject()
export default class WishlistItemsController {
  constructor(
    private readonly add: AddWish,
    private readonly remove: RemoveWish
  ) {}

  async store(ctx: HttpContext) {
    const { productId } = await ctx.request.validateUsing(storeWish)
    const owner = await settledWishOwner(ctx)
    const { ids, newToken } = await this.add.execute(owner, productId, ctx.request.ip())
    if (newToken) keepWishToken(ctx, newToken)
    tellWishes(ctx, owner, ids)
    return { data: { products: ids } }
  }

  async destroy(ctx: HttpContext) {
    const owner = await settledWishOwner(ctx)
    const ids = await this.remove.execute(owner, routeId(ctx, 'product'))
    tellWishes(ctx, owner, ids)
    return { data: { products: ids } }
  }
}
