import { inject } from '@adonisjs/core'
import { CommentCart } from '#plugins/sales/actions/cart/comment_cart'
import { answerCart } from '#plugins/sales/services/cart/answer_cart'
import { settledShopper } from '#plugins/sales/services/settled_shopper'
import { updateCartComment } from '#plugins/sales/validators/checkout_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What a shopper says with their cart. */
@inject()
export default class CartCommentController {
  constructor(private readonly comment: CommentCart) {}

  async update(ctx: HttpContext) {
    const { comment } = await ctx.request.validateUsing(updateCartComment)
    const shopper = await settledShopper(ctx)
    await this.comment.execute(shopper, comment ?? '')
    return answerCart(ctx, shopper)
  }
}
