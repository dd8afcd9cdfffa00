import { inject } from '@adonisjs/core'
import { ApplyCoupon } from '#plugins/sales/actions/cart/apply_coupon'
import { RemoveCoupon } from '#plugins/sales/actions/cart/remove_coupon'
import { answerCart } from '#plugins/sales/services/cart/answer_cart'
import { settledShopper } from '#plugins/sales/services/settled_shopper'
import { storeCartCoupon } from '#plugins/sales/validators/cart_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The code on a cart. */
@inject()
export default class CartCouponController {
  constructor(
    private readonly apply: ApplyCoupon,
    private readonly remove: RemoveCoupon
  ) {}

  async store(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(storeCartCoupon)
    const shopper = await settledShopper(ctx)
    await this.apply.execute(shopper, code, ctx.request.ip())
    return answerCart(ctx, shopper)
  }

  async destroy(ctx: HttpContext) {
    const shopper = await settledShopper(ctx)
    await this.remove.execute(shopper)
    return answerCart(ctx, shopper)
  }
}
