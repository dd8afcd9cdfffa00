import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { ShowOrder } from '#plugins/sales/queries/orders/show_order'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** Orders in the back office. */
@inject()
export default class AdminOrdersController {
  constructor(
    private readonly lists: Lists,
    private readonly find: ShowOrder
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('sales.orders', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute({ id: routeId(ctx) }, ctx.shop.locale) }
  }
}
