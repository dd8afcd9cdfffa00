import { inject } from '@adonisjs/core'
import { MoveMoney } from '#plugins/sales/actions/payments/move_money'
import { RepeatRefund } from '#plugins/sales/actions/refunds/repeat_refund'
import { ShowRefund } from '#plugins/sales/queries/refunds/show_refund'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeRefundPayment } from '#plugins/sales/validators/refund_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Money of a credit note that has not gone back is given once more: by its provider, or by staff. */
@inject()
export default class AdminRefundPaymentsController {
  constructor(
    private readonly repeat: RepeatRefund,
    private readonly move: MoveMoney,
    private readonly find: ShowRefund
  ) {}

  async store(ctx: HttpContext) {
    const { byProvider } = await ctx.request.validateUsing(storeRefundPayment)
    const id = routeId(ctx)
    await this.repeat.execute(id, byProvider, requestOrigin(ctx))
    if (byProvider) await this.move.tryRefund(id)
    ctx.response.status(201)
    return { data: await this.find.execute(id, ctx.shop.locale) }
  }
}
