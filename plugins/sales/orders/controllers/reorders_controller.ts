import { inject } from '@adonisjs/core'
import { Reorder } from '#plugins/sales/orders/actions/reorder'
import { answerCart } from '#plugins/sales/cart/services/answer_cart'
import { settledShopper } from '#plugins/sales/shared/settled_shopper'
import type { HttpContext } from '@adonisjs/core/http'

/** Customers order again what they ordered before. */
@inject()
export default class ReordersController {
  constructor(private readonly reorder: Reorder) {}

  /** Answers the cart that it was put into. */
  async store(ctx: HttpContext) {
    const shopper = await settledShopper(ctx)
    await this.reorder.execute(shopper, String(ctx.params.number))
    return answerCart(ctx, shopper)
  }
}
