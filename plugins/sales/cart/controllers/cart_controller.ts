import { inject } from '@adonisjs/core'
import { answerCart } from '#plugins/sales/cart/services/answer_cart'
import { ApplyCoupon } from '#plugins/sales/cart/actions/apply_coupon'
import { CommentCart } from '#plugins/sales/cart/actions/comment_cart'
import { RemoveCoupon } from '#plugins/sales/cart/actions/remove_coupon'
import { settledShopper } from '#plugins/sales/shared/settled_shopper'
import { storeCartCoupon } from '#plugins/sales/cart/cart_validator'
import { TurnCart } from '#plugins/sales/cart/actions/turn_cart'
import { updateCartComment, updateCartPurpose } from '#plugins/sales/checkout/checkout_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What somebody means to buy. Whatever changes a cart answers it as it is then. */
export default class CartController {
  async show(ctx: HttpContext) {
    return answerCart(ctx, await settledShopper(ctx))
  }

  @inject()
  async comment(ctx: HttpContext, say: CommentCart) {
    const { comment } = await ctx.request.validateUsing(updateCartComment)
    const shopper = await settledShopper(ctx)
    await say.execute(shopper, comment ?? '')
    return answerCart(ctx, shopper)
  }

  /** What it becomes: an order, or a quote. */
  @inject()
  async turn(ctx: HttpContext, turn: TurnCart) {
    const { purpose } = await ctx.request.validateUsing(updateCartPurpose)
    const shopper = await settledShopper(ctx)
    await turn.execute(shopper, purpose)
    return answerCart(ctx, shopper)
  }

  @inject()
  async applyCoupon(ctx: HttpContext, apply: ApplyCoupon) {
    const { code } = await ctx.request.validateUsing(storeCartCoupon)
    const shopper = await settledShopper(ctx)
    await apply.execute(shopper, code, ctx.request.ip())
    return answerCart(ctx, shopper)
  }

  @inject()
  async removeCoupon(ctx: HttpContext, remove: RemoveCoupon) {
    const shopper = await settledShopper(ctx)
    await remove.execute(shopper)
    return answerCart(ctx, shopper)
  }
}
