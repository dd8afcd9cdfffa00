import { inject } from '@adonisjs/core'
import { CancelOrder } from '#plugins/sales/actions/orders/cancel_order'
import { MoveMoney } from '#plugins/sales/actions/payments/move_money'
import { ShowOrder } from '#plugins/sales/queries/orders/show_order'
import { can } from '#core/identity/identity_port'
import { forbidden } from '#core/identity/errors'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { staffCall } from '#plugins/sales/services/documents/staff_call'
import { storeOrderCancellation } from '#plugins/sales/validators/admin_order_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff call off what is open of an order; what was paid for it goes back, where they may have that done. */
@inject()
export default class AdminOrderCancellationsController {
  constructor(
    private readonly cancel: CancelOrder,
    private readonly move: MoveMoney,
    private readonly find: ShowOrder
  ) {}

  async store(ctx: HttpContext) {
    const { reason = '', byProvider, lines } = await ctx.request.validateUsing(storeOrderCancellation)
    const mayGiveBack = can(ctx.person, 'sales.transactions.refund')
    if (byProvider && !mayGiveBack) throw forbidden()
    const orderId = routeId(ctx)
    const told = { orderId, reason, isByProvider: byProvider ?? mayGiveBack, ...(lines ? { lines } : {}) }
    const call = staffCall(ctx, 'cancellations', told)
    await this.cancel.execute({ ...told, isOwn: false, isAskedAtOnce: true }, requestOrigin(ctx), call)
    await this.move.tryRepayment(orderId)
    return { data: await this.find.execute({ id: orderId }, ctx.shop.locale) }
  }
}
