import { inject } from '@adonisjs/core'
import { TurnCart } from '#plugins/sales/actions/cart/turn_cart'
import { answerCart } from '#plugins/sales/services/cart/answer_cart'
import { settledShopper } from '#plugins/sales/services/settled_shopper'
import { updateCartPurpose } from '#plugins/sales/validators/checkout_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What a cart becomes: an order, or a quote. */
@inject()
export default class CartPurposeController {
  constructor(private readonly turn: TurnCart) {}

  async update(ctx: HttpContext) {
    const { purpose } = await ctx.request.validateUsing(updateCartPurpose)
    const shopper = await settledShopper(ctx)
    await this.turn.execute(shopper, purpose)
    return answerCart(ctx, shopper)
  }
}
