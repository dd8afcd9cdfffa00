import { inject } from '@adonisjs/core'
import { SuggestForCart } from '#plugins/sales/cart/queries/suggest_for_cart'
import { listCartSuggestions } from '#plugins/sales/cart/cart_validator'
import { settledShopper } from '#plugins/sales/shared/settled_shopper'
import { markPrivate } from '#core/http/private_response'
import type { HttpContext } from '@adonisjs/core/http'

/** What goes with what somebody means to buy. */
@inject()
export default class CartSuggestionsController {
  constructor(private readonly suggest: SuggestForCart) {}

  async index(ctx: HttpContext) {
    const { keys } = await ctx.request.validateUsing(listCartSuggestions, { data: ctx.request.qs() })
    const data = await this.suggest.execute(await settledShopper(ctx), keys)
    markPrivate(ctx)
    return { data }
  }
}
