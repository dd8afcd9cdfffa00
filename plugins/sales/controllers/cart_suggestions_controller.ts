import { inject } from '@adonisjs/core'
import { SuggestForCart } from '#plugins/sales/queries/cart/suggest_for_cart'
import { listCartSuggestions } from '#plugins/sales/validators/cart_validator'
import { settledShopper } from '#plugins/sales/services/settled_shopper'
import { ownAnswer } from '#core/http/own_answer'
import type { HttpContext } from '@adonisjs/core/http'

/** What goes with what somebody means to buy. */
@inject()
export default class CartSuggestionsController {
  constructor(private readonly suggest: SuggestForCart) {}

  async index(ctx: HttpContext) {
    const { keys } = await ctx.request.validateUsing(listCartSuggestions, { data: ctx.request.qs() })
    const data = await this.suggest.execute(await settledShopper(ctx), keys)
    ownAnswer(ctx)
    return { data }
  }
}
