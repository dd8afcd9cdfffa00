import { answerCart } from '#plugins/sales/services/cart/answer_cart'
import { settledShopper } from '#plugins/sales/services/settled_shopper'
import type { HttpContext } from '@adonisjs/core/http'

/** What somebody means to buy. */
export default class CartController {
  async show(ctx: HttpContext) {
    return answerCart(ctx, await settledShopper(ctx))
  }
}
