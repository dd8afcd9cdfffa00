import { inject } from '@adonisjs/core'
import { ChooseAddresses } from '#plugins/sales/actions/checkout/choose_addresses'
import { ChoosePayment } from '#plugins/sales/actions/checkout/choose_payment'
import { ChooseShipping } from '#plugins/sales/actions/checkout/choose_shipping'
import { CommentCart } from '#plugins/sales/actions/cart/comment_cart'
import { DescribeDraft } from '#plugins/sales/services/drafts/draft_answer'
import { DraftShopper, type DraftFor } from '#plugins/sales/services/drafts/draft_shopper'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { updateAddresses, updateCartComment, updateChoice } from '#plugins/sales/validators/checkout_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Where a draft goes, how, how it is paid, and what is said with it. Each answers the draft as it is then. */
@inject()
export default class DraftCheckoutController {
  constructor(
    private readonly shoppers: DraftShopper,
    private readonly describe: DescribeDraft,
    private readonly chooseAddresses: ChooseAddresses,
    private readonly chooseShipping: ChooseShipping,
    private readonly choosePayment: ChoosePayment,
    private readonly say: CommentCart
  ) {}

  async addresses(ctx: HttpContext) {
    const sent = await ctx.request.validateUsing(updateAddresses, { meta: { isGuest: false } })
    return this.#after(ctx, ({ shopper }) => this.chooseAddresses.execute(shopper, sent, requestOrigin(ctx)))
  }

  async shipping(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(updateChoice)
    return this.#after(ctx, ({ shopper }) => this.chooseShipping.execute(shopper, code))
  }

  async payment(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(updateChoice)
    return this.#after(ctx, ({ shopper }) => this.choosePayment.execute(shopper, code))
  }

  async comment(ctx: HttpContext) {
    const { comment } = await ctx.request.validateUsing(updateCartComment)
    return this.#after(ctx, ({ shopper }) => this.say.execute(shopper, comment ?? ''))
  }

  async #after(ctx: HttpContext, change: (draft: DraftFor) => Promise<void>) {
    const draft = await this.shoppers.of(routeId(ctx))
    await change(draft)
    return { data: await this.describe.execute(draft, ctx.shop.locale) }
  }
}
