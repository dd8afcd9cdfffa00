import { inject } from '@adonisjs/core'
import { BeginPayment } from '#plugins/sales/payments/services/begin_payment'
import { FindOwnOrder } from '#plugins/sales/orders/queries/find_own_order'
import { RetryPayment } from '#plugins/sales/payments/actions/retry_payment'
import { ownCustomer } from '#plugins/sales/shared/own_customer'
import { requestOrigin } from '#core/identity/request_origin'
import { storeOwnPayment } from '#plugins/sales/payments/payment_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Customers pay an order that stands, again or by another method. */
@inject()
export default class OrderPaymentsController {
  constructor(
    private readonly own: FindOwnOrder,
    private readonly retry: RetryPayment,
    private readonly begin: BeginPayment
  ) {}

  /** Answers as ordering does: where they go now. */
  async store(ctx: HttpContext) {
    const { method = null } = await ctx.request.validateUsing(storeOwnPayment)
    const orderId = await this.own.execute(ownCustomer(ctx), String(ctx.params.number))
    await this.retry.execute({ orderId, method }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: await this.begin.execute(orderId) }
  }
}
