import { inject } from '@adonisjs/core'
import { CancelOrder } from '#plugins/sales/orders/actions/cancel_order'
import { FindOwnOrder } from '#plugins/sales/orders/queries/find_own_order'
import { ShowOwnOrder } from '#plugins/sales/orders/queries/show_own_order'
import { ownCustomer } from '#plugins/sales/shared/own_customer'
import { requestOrigin } from '#core/identity/request_origin'
import type { HttpContext } from '@adonisjs/core/http'

/** Customers call off what they ordered. */
@inject()
export default class OrderCancellationsController {
  constructor(
    private readonly own: FindOwnOrder,
    private readonly cancel: CancelOrder,
    private readonly find: ShowOwnOrder
  ) {}

  async store(ctx: HttpContext) {
    const [customerId, number] = [ownCustomer(ctx), String(ctx.params.number)]
    const orderId = await this.own.execute(customerId, number)
    await this.cancel.execute({ orderId, isOwn: true, reason: '', isByProvider: true }, requestOrigin(ctx))
    return { data: await this.find.execute(customerId, number, ctx.shop.locale) }
  }
}
