import { inject } from '@adonisjs/core'
import { CapturePayment } from '#plugins/sales/actions/payments/capture_payment'
import { MoveMoney } from '#plugins/sales/actions/payments/move_money'
import { ShowOrder } from '#plugins/sales/queries/orders/show_order'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { staffCall } from '#plugins/sales/services/documents/staff_call'
import { storeCapture } from '#plugins/sales/validators/admin_order_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff take money of a payment that was authorised. */
@inject()
export default class AdminCapturesController {
  constructor(
    private readonly capture: CapturePayment,
    private readonly move: MoveMoney,
    private readonly find: ShowOrder
  ) {}

  /** Answers the order, whose movements tell what came of it. */
  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(storeCapture)
    const orderId = routeId(ctx)
    const wish = { orderId, amount: body.amount ?? null }
    const call = staffCall(ctx, 'captures', wish)
    await this.move.tryNow(await this.capture.execute(wish, requestOrigin(ctx), call))
    ctx.response.status(201)
    return { data: await this.find.execute({ id: orderId }, ctx.shop.locale) }
  }
}
