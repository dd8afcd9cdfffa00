import { inject } from '@adonisjs/core'
import { DescribeDelivery } from '#plugins/sales/cart/queries/describe_delivery'
import { shopperOf } from '#plugins/sales/shared/shopper'
import { showDeliveryTerms } from '#plugins/sales/cart/cart_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What delivery costs, for who has not said yet where to. */
@inject()
export default class DeliveryTermsController {
  constructor(private readonly tell: DescribeDelivery) {}

  async show(ctx: HttpContext) {
    const { goods = 0, quantity = 1 } = await showDeliveryTerms.validate(ctx.request.qs())
    ctx.response.header('cache-control', 'private, no-store')
    return { data: await this.tell.execute(await shopperOf(ctx), { goods, quantity, weight: 0 }) }
  }
}
