import { inject } from '@adonisjs/core'
import { CancelOrder } from '#plugins/sales/actions/orders/cancel_order'
import { ShowOrder } from '#plugins/sales/queries/orders/show_order'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeOrderCancellation } from '#plugins/sales/validators/admin_order_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff call off what is open of an order. */
@inject()
export default class AdminOrderCancellationsController {
  constructor(
    private readonly cancel: CancelOrder,
    private readonly find: ShowOrder
  ) {}

  async store(ctx: HttpContext) {
    const { reason = '' } = await ctx.request.validateUsing(storeOrderCancellation)
    const orderId = routeId(ctx)
    await this.cancel.execute({ orderId, isOwn: false, reason }, requestOrigin(ctx))
    return { data: await this.find.execute({ id: orderId }, ctx.shop.locale) }
  }
}
