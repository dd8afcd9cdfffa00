import { inject } from '@adonisjs/core'
import { CancelOrder } from '#plugins/sales/orders/actions/cancel_order'
import { CommentOrder } from '#plugins/sales/orders/actions/comment_order'
import { Lists } from '#core/lists/lists'
import { MoveMoney } from '#plugins/sales/payments/actions/move_money'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { ShowOrder } from '#plugins/sales/orders/queries/show_order'
import { staffCall } from '#plugins/sales/documents/staff_call'
import { storeOrderCancellation, storeOrderComment } from '#plugins/sales/orders/admin_order_validator'
import { can } from '#core/identity/identity_port'
import { forbidden } from '#core/identity/errors'
import type { HttpContext } from '@adonisjs/core/http'

/** Orders in the back office. Whatever changes one answers it as it is then. */
@inject()
export default class StaffOrdersController {
  constructor(private readonly find: ShowOrder) {}

  @inject()
  index({ request }: HttpContext, lists: Lists) {
    return lists.page('sales.orders', request.qs())
  }

  show(ctx: HttpContext) {
    return this.#answer(ctx)
  }

  /** Staff call off what is open of an order; what was paid for it goes back, where they may have that done. */
  @inject()
  async cancel(ctx: HttpContext, cancel: CancelOrder, move: MoveMoney) {
    const { reason = '', byProvider, lines } = await ctx.request.validateUsing(storeOrderCancellation)
    const mayGiveBack = can(ctx.person, 'sales.transactions.refund')
    if (byProvider && !mayGiveBack) throw forbidden()
    const orderId = routeId(ctx)
    const told = { orderId, reason, isByProvider: byProvider ?? mayGiveBack, ...(lines ? { lines } : {}) }
    const call = staffCall(ctx, 'cancellations', told)
    await cancel.execute({ ...told, isOwn: false, isSentByCaller: true }, requestOrigin(ctx), call)
    await move.tryRepayment(orderId)
    return this.#answer(ctx)
  }

  @inject()
  async comment(ctx: HttpContext, comment: CommentOrder) {
    const { text, notify } = await ctx.request.validateUsing(storeOrderComment)
    await comment.execute({ orderId: routeId(ctx), text, isTold: notify }, requestOrigin(ctx))
    ctx.response.status(201)
    return this.#answer(ctx)
  }

  async #answer(ctx: HttpContext) {
    return { data: await this.find.execute({ id: routeId(ctx) }, ctx.shop.locale) }
  }
}
