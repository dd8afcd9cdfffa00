import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { markPrivate } from '#core/http/private_response'
import { routeId } from '#core/http/route_id'
import { AddWish } from '#plugins/catalogue/wishlist/actions/add_wish'
import { ListWishes } from '#plugins/catalogue/wishlist/list_wishes'
import { MoveWish } from '#plugins/catalogue/wishlist/move_wish'
import { RemoveWish } from '#plugins/catalogue/wishlist/actions/remove_wish'
import { keepWishToken, tellWishes } from '#plugins/catalogue/wishlist/wish_cookies'
import { moveWish, storeWish } from '#plugins/catalogue/wishlist/wish_validator'
import { placeOf } from '#plugins/catalogue/listing/prices/price_group'
import { readers } from '#plugins/catalogue/listing/readers'
import { settledWishOwner } from '#plugins/catalogue/wishlist/settled_wish_owner'
import type { HttpContext } from '@adonisjs/core/http'

/** What somebody keeps for later, guests and customers alike. A write answers with what is on the list then, the newest first. */
@inject()
export default class WishlistController {
  constructor(
    private readonly wishes: ListWishes,
    private readonly add: AddWish,
    private readonly remove: RemoveWish,
    private readonly toCart: MoveWish,
    private readonly registry: PluginRegistry
  ) {}

  async show(ctx: HttpContext) {
    const owner = await settledWishOwner(ctx)
    const { views } = await readers()
    const data = await this.wishes.execute(owner, await views.priced(await placeOf(ctx)))
    tellWishes(
      ctx,
      owner,
      data.map(({ productId }) => productId)
    )
    markPrivate(ctx)
    const canMove = this.registry.contributions('catalogue.wish_takers').length > 0
    return { data, meta: { total: data.length, canMove } }
  }

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

  /** Takes a product from the list to the cart. */
  async move(ctx: HttpContext) {
    const { isOfAge = false } = await ctx.request.validateUsing(moveWish)
    const owner = await settledWishOwner(ctx)
    const { views } = await readers()
    const shop = await views.priced(await placeOf(ctx))
    const products = await this.toCart.execute(ctx, { owner, shop, productId: routeId(ctx, 'product'), isOfAge })
    tellWishes(ctx, owner, products)
    return { data: { products } }
  }
}
