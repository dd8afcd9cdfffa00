import { inject } from '@adonisjs/core'
import { DescribeCustomerCart } from '#plugins/sales/cart/queries/describe_customer_cart'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** What customers are about to order. */
@inject()
export default class CustomerCartsController {
  constructor(private readonly describe: DescribeCustomerCart) {}

  async show(ctx: HttpContext) {
    return { data: await this.describe.execute(routeId(ctx), ctx.shop.locale) }
  }
}
