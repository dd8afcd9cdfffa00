import { inject } from '@adonisjs/core'
import { CloseAlert } from '#plugins/sales/payments/alerts/close_alert'
import { Lists } from '#core/lists/lists'
import { MoveMoney } from '#plugins/sales/payments/actions/move_money'
import { ShowAlert } from '#plugins/sales/payments/alerts/show_alert'
import { closeAlert } from '#plugins/sales/payments/payment_validator'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** What staff must look at of online payments, and the ways out. Each way answers the alert. */
@inject()
export default class PaymentAlertsController {
  constructor(
    private readonly find: ShowAlert,
    private readonly end: CloseAlert
  ) {}

  @inject()
  index({ request }: HttpContext, lists: Lists) {
    return lists.page('sales.payment_alerts', request.qs())
  }

  show(ctx: HttpContext) {
    return this.#answer(ctx)
  }

  async close(ctx: HttpContext) {
    const { note = '' } = await ctx.request.validateUsing(closeAlert)
    await this.end.withNote(routeId(ctx), note, requestOrigin(ctx))
    return this.#answer(ctx)
  }

  async record(ctx: HttpContext) {
    await this.end.byRecording(routeId(ctx), requestOrigin(ctx))
    return this.#answer(ctx)
  }

  @inject()
  async giveBack(ctx: HttpContext, move: MoveMoney) {
    await move.tryNow(await this.end.byGivingBack(routeId(ctx), requestOrigin(ctx)))
    return this.#answer(ctx)
  }

  async #answer(ctx: HttpContext) {
    return { data: await this.find.execute(routeId(ctx), ctx.shop.locale) }
  }
}
