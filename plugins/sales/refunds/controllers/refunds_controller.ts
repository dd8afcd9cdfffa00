import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { MoveMoney } from '#plugins/sales/payments/actions/move_money'
import { RefundOrder } from '#plugins/sales/refunds/actions/refund_order'
import { ShowRefund } from '#plugins/sales/refunds/queries/show_refund'
import { can } from '#core/identity/identity_port'
import { forbidden } from '#core/identity/errors'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeRefund, storeRefundPayment, storeRefundPreview } from '#plugins/sales/refunds/refund_validator'
import { staffCall } from '#plugins/sales/documents/staff_call'
import { PreviewRefund } from '#plugins/sales/refunds/queries/preview_refund'
import { RepeatRefund } from '#plugins/sales/refunds/actions/repeat_refund'
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

  /** What a credit note would come to. */
  @inject()
  async preview(ctx: HttpContext, preview: PreviewRefund) {
    const wish = await ctx.request.validateUsing(storeRefundPreview)
    return { data: await preview.execute(routeId(ctx), wish) }
  }

  /** Money of a credit note that has not gone back: staff gave it, or its provider is asked. */
  @inject()
  async pay(ctx: HttpContext, repeat: RepeatRefund) {
    const said = await ctx.request.validateUsing(storeRefundPayment)
    const { byProvider: isByProvider, method = '', reference = '', paidOn = null } = said
    const id = routeId(ctx)
    const how = isByProvider ? { isByProvider } : { isByProvider, method, reference, paidOn }
    await repeat.execute(id, how, requestOrigin(ctx))
    if (isByProvider) await this.move.tryRefund(id)
    ctx.response.status(201)
    return { data: await this.find.execute(id, ctx.shop.locale) }
  }
}
