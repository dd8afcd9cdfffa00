import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import { ListWishes } from '#plugins/catalogue/queries/wishlist/list_wishes'
import { placeOf } from '#plugins/catalogue/listing/price_group'
import { readers } from '#plugins/catalogue/listing/readers'
import { tellWishes } from '#plugins/catalogue/services/wishlist/wish_cookies'
import { settledWishOwner } from '#plugins/catalogue/services/wishlist/settled_wish_owner'
import { ownAnswer } from '#core/http/own_answer'
import type { HttpContext } from '@adonisjs/core/http'

/** What somebody keeps for later. */
@inject()
export default class WishlistController {
  constructor(
    private readonly wishes: ListWishes,
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
    ownAnswer(ctx)
    const canMove = this.registry.contributions('catalogue.wish_takers').length > 0
    return { data, meta: { total: data.length, canMove } }
  }
}
