import { inject } from '@adonisjs/core'
import { ListOwnOrders } from '#plugins/sales/orders/queries/list_own_orders'
import { ShowOwnOrder } from '#plugins/sales/orders/queries/show_own_order'
import { indexOrders } from '#plugins/sales/orders/order_validator'
import { ownCustomer } from '#plugins/sales/shared/own_customer'
import type { HttpContext } from '@adonisjs/core/http'

/** A customer's own orders. */
@inject()
export default class OwnOrdersController {
  constructor(
    private readonly list: ListOwnOrders,
    private readonly find: ShowOwnOrder
  ) {}

  async index(ctx: HttpContext) {
    const { page = 1 } = await ctx.request.validateUsing(indexOrders)
    return this.list.execute(ownCustomer(ctx), page)
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(ownCustomer(ctx), String(ctx.params.number), ctx.shop.locale) }
  }
}
