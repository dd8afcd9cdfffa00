import { inject } from '@adonisjs/core'
import { AddToCart } from '#plugins/sales/cart/actions/add_to_cart'
import { ChangeCartLine } from '#plugins/sales/cart/actions/change_cart_line'
import { DescribeDraft } from '#plugins/sales/drafts/draft_answer'
import { DraftJournal, lineChange } from '#plugins/sales/drafts/draft_journal'
import { DraftShopper } from '#plugins/sales/drafts/draft_shopper'
import { RemoveCartLine } from '#plugins/sales/cart/actions/remove_cart_line'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeCartItems, updateCartItem } from '#plugins/sales/cart/cart_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Lines of a draft: the actions of a shopper's cart, in their name. Each answers the draft as it is then. */
@inject()
export default class DraftItemsController {
  constructor(
    private readonly shoppers: DraftShopper,
    private readonly describe: DescribeDraft,
    private readonly journal: DraftJournal,
    private readonly add: AddToCart,
    private readonly change: ChangeCartLine,
    private readonly remove: RemoveCartLine
  ) {}

  async store(ctx: HttpContext) {
    const { items } = await ctx.request.validateUsing(storeCartItems)
    const draft = await this.shoppers.of(routeId(ctx))
    const added = items.map(({ sku, quantity }) => `${quantity} × ${sku}`).join(', ')
    const noted = this.journal.noting(draft, requestOrigin(ctx), () => ({ added: [null, added] }))
    await this.add.execute(
      noted.shopper,
      items.map(({ choice = null, ...item }) => ({ ...item, choice }))
    )
    return { data: await this.describe.execute(draft, ctx.shop.locale) }
  }

  async update(ctx: HttpContext) {
    const { quantity } = await ctx.request.validateUsing(updateCartItem)
    const draft = await this.shoppers.of(routeId(ctx))
    const key = String(ctx.params.key)
    const noted = this.journal.noting(draft, requestOrigin(ctx), (cart) => lineChange(cart, key, quantity))
    if (quantity === 0) await this.remove.execute(noted.shopper, key)
    else await this.change.execute(noted.shopper, key, quantity)
    return { data: await this.describe.execute(draft, ctx.shop.locale) }
  }

  async destroy(ctx: HttpContext) {
    const draft = await this.shoppers.of(routeId(ctx))
    const key = String(ctx.params.key)
    const noted = this.journal.noting(draft, requestOrigin(ctx), (cart) => lineChange(cart, key, 0))
    await this.remove.execute(noted.shopper, key)
    return { data: await this.describe.execute(draft, ctx.shop.locale) }
  }
}
