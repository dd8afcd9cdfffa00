import { inject } from '@adonisjs/core'
import { ApplyCoupon } from '#plugins/sales/actions/cart/apply_coupon'
import { DescribeDraft } from '#plugins/sales/services/drafts/draft_answer'
import { DraftShopper } from '#plugins/sales/services/drafts/draft_shopper'
import { RemoveCoupon } from '#plugins/sales/actions/cart/remove_coupon'
import { routeId } from '#core/http/route_id'
import { storeCartCoupon } from '#plugins/sales/validators/cart_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The code on a draft. */
@inject()
export default class DraftCouponController {
  constructor(
    private readonly shoppers: DraftShopper,
    private readonly describe: DescribeDraft,
    private readonly apply: ApplyCoupon,
    private readonly remove: RemoveCoupon
  ) {}

  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(storeCartCoupon)
    const draft = await this.shoppers.of(routeId(ctx))
    await this.apply.execute(draft.shopper, code, null)
    return { data: await this.describe.execute(draft, ctx.shop.locale) }
  }

  async destroy(ctx: HttpContext) {
    const draft = await this.shoppers.of(routeId(ctx))
    await this.remove.execute(draft.shopper)
    return { data: await this.describe.execute(draft, ctx.shop.locale) }
  }
}
