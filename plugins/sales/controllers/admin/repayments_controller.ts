import { inject } from '@adonisjs/core'
import { MoveMoney } from '#plugins/sales/actions/payments/move_money'
import { RepayOrder } from '#plugins/sales/actions/payments/repay_order'
import { ShowOrder } from '#plugins/sales/queries/orders/show_order'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { staffCall } from '#plugins/sales/services/documents/staff_call'
import { storeRepayment } from '#plugins/sales/validators/admin_order_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Money of an order that nothing bills goes back: by its provider, or staff note that they gave it. */
@inject()
export default class AdminRepaymentsController {
  constructor(
    private readonly repay: RepayOrder,
    private readonly move: MoveMoney,
    private readonly find: ShowOrder
  ) {}

  /** Answers the order, which tells what came of it. */
  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(storeRepayment)
    const orderId = routeId(ctx)
    const { byProvider: isByProvider, amount = null, method = '', reference = '' } = body
    const repayment = { orderId, isByProvider, amount, method, reference }
    await this.repay.execute(repayment, requestOrigin(ctx), staffCall(ctx, 'repayments', repayment))
    if (isByProvider) await this.move.tryRepayment(orderId)
    ctx.response.status(201)
    return { data: await this.find.execute({ id: orderId }, ctx.shop.locale) }
  }
}
