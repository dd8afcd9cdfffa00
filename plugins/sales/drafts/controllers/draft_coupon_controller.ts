import { inject } from '@adonisjs/core'
import { ApplyCoupon } from '#plugins/sales/cart/actions/apply_coupon'
import { DescribeDraft } from '#plugins/sales/drafts/draft_answer'
import { DraftJournal } from '#plugins/sales/drafts/draft_journal'
import { DraftShopper } from '#plugins/sales/drafts/draft_shopper'
import { RemoveCoupon } from '#plugins/sales/cart/actions/remove_coupon'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeCartCoupon } from '#plugins/sales/cart/cart_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The code on a draft. */
@inject()
export default class DraftCouponController {
  constructor(
    private readonly shoppers: DraftShopper,
    private readonly describe: DescribeDraft,
    private readonly journal: DraftJournal,
    private readonly apply: ApplyCoupon,
    private readonly remove: RemoveCoupon
  ) {}

  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(storeCartCoupon)
    const draft = await this.shoppers.of(routeId(ctx))
    const noted = this.journal.noting(draft, requestOrigin(ctx), ({ couponCode }) => ({ coupon: [couponCode, code] }))
    await this.apply.execute(noted.shopper, code, null)
    return { data: await this.describe.execute(draft, ctx.shop.locale) }
  }

  async destroy(ctx: HttpContext) {
    const draft = await this.shoppers.of(routeId(ctx))
    const noted = this.journal.noting(draft, requestOrigin(ctx), ({ couponCode }) => ({ coupon: [couponCode, null] }))
    await this.remove.execute(noted.shopper)
    return { data: await this.describe.execute(draft, ctx.shop.locale) }
  }
}
