import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { MoveMoney } from '#plugins/sales/actions/payments/move_money'
import { RefundOrder } from '#plugins/sales/actions/refunds/refund_order'
import { ShowRefund } from '#plugins/sales/queries/refunds/show_refund'
import { can } from '#core/identity/identity_port'
import { forbidden } from '#core/identity/errors'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeRefund } from '#plugins/sales/validators/refund_validator'
import { staffCall } from '#plugins/sales/services/documents/staff_call'
import type { HttpContext } from '@adonisjs/core/http'

/** Credit notes in the back office. They are issued and never changed. */
@inject()
export default class AdminRefundsController {
  constructor(
    private readonly lists: Lists,
    private readonly refund: RefundOrder,
    private readonly move: MoveMoney,
    private readonly find: ShowRefund
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('sales.refunds', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(routeId(ctx), ctx.shop.locale) }
  }

  async store(ctx: HttpContext) {
    const {
      notify,
      reason = '',
      byProvider = false,
      source = null,
      ...wish
    } = await ctx.request.validateUsing(storeRefund)
    if (byProvider && !can(ctx.person, 'sales.transactions.refund')) throw forbidden()
    const told = { ...wish, reason, source, isTold: notify, orderId: routeId(ctx), isByProvider: byProvider }
    const id = await this.refund.execute(told, requestOrigin(ctx), staffCall(ctx, 'refunds', told))
    await this.move.tryRefund(id)
    ctx.response.status(201)
    return { data: await this.find.execute(id, ctx.shop.locale) }
  }
}
