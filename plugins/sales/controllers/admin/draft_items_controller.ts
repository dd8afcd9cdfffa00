import { inject } from '@adonisjs/core'
import { AddToCart } from '#plugins/sales/actions/cart/add_to_cart'
import { ChangeCartLine } from '#plugins/sales/actions/cart/change_cart_line'
import { DescribeDraft } from '#plugins/sales/services/drafts/draft_answer'
import { DraftShopper } from '#plugins/sales/services/drafts/draft_shopper'
import { RemoveCartLine } from '#plugins/sales/actions/cart/remove_cart_line'
import { routeId } from '#core/http/route_id'
import { storeCartItems, updateCartItem } from '#plugins/sales/validators/cart_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Lines of a draft: the actions of a shopper's cart, in their name. Each answers the draft as it is then. */
@inject()
export default class DraftItemsController {
  constructor(
    private readonly shoppers: DraftShopper,
    private readonly describe: DescribeDraft,
    private readonly add: AddToCart,
    private readonly change: ChangeCartLine,
    private readonly remove: RemoveCartLine
  ) {}

  async store(ctx: HttpContext) {
    const { items } = await ctx.request.validateUsing(storeCartItems)
    const draft = await this.shoppers.of(routeId(ctx))
    await this.add.execute(
      draft.shopper,
      items.map(({ choice = null, ...item }) => ({ ...item, choice }))
    )
    return { data: await this.describe.execute(draft, ctx.shop.locale) }
  }

  async update(ctx: HttpContext) {
    const { quantity } = await ctx.request.validateUsing(updateCartItem)
    const draft = await this.shoppers.of(routeId(ctx))
    const key = String(ctx.params.key)
    if (quantity === 0) await this.remove.execute(draft.shopper, key)
    else await this.change.execute(draft.shopper, key, quantity)
    return { data: await this.describe.execute(draft, ctx.shop.locale) }
  }

  async destroy(ctx: HttpContext) {
    const draft = await this.shoppers.of(routeId(ctx))
    await this.remove.execute(draft.shopper, String(ctx.params.key))
    return { data: await this.describe.execute(draft, ctx.shop.locale) }
  }
}
