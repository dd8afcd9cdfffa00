import { inject } from '@adonisjs/core'
import { AskOrders } from '#plugins/marketing/queries/ask_orders'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** Why rules apply to a cart, or not. */
@inject()
export default class CartExplanationsController {
  constructor(private readonly ask: AskOrders) {}

  async index(ctx: HttpContext) {
    return { data: await this.ask.explainCart(routeId(ctx), ctx.shop.locale) }
  }
}
