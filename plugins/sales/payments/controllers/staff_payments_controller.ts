import { inject } from '@adonisjs/core'
import { AskAgain } from '#plugins/sales/payments/actions/ask_again'
import { CapturePayment } from '#plugins/sales/payments/actions/capture_payment'
import { ListPaymentChoices } from '#plugins/sales/payments/queries/list_payment_choices'
import { Lists } from '#core/lists/lists'
import { MoveMoney } from '#plugins/sales/payments/actions/move_money'
import { RecordOrderPayment } from '#plugins/sales/payments/actions/record_order_payment'
import { RecordTransaction } from '#plugins/sales/payments/actions/record_transaction'
import { RepayOrder } from '#plugins/sales/payments/actions/repay_order'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { ShowInvoice } from '#plugins/sales/invoices/queries/show_invoice'
import { ShowOrder } from '#plugins/sales/orders/queries/show_order'
import { ShowTransaction } from '#plugins/sales/payments/queries/show_transaction'
import { staffCall } from '#plugins/sales/documents/staff_call'
import {
  storeCapture,
  storeOrderPayment,
  storeRepayment,
  storeTransaction,
} from '#plugins/sales/payments/payment_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Money that came or went. What is done for an order answers it, which tells what came of it. */
@inject()
export default class StaffPaymentsController {
  constructor(
    private readonly orders: ShowOrder,
    private readonly move: MoveMoney
  ) {}

  @inject()
  index({ request }: HttpContext, lists: Lists) {
    return lists.page('sales.transactions', request.qs())
  }

  @inject()
  async show(ctx: HttpContext, find: ShowTransaction) {
    return { data: await find.execute(routeId(ctx), ctx.shop.locale) }
  }

  /** How money may have come. */
  @inject()
  async choices({ shop }: HttpContext, list: ListPaymentChoices) {
    return { data: await list.execute(shop.locale) }
  }

  /** Money that staff have received for an invoice. Answers the invoice. */
  @inject()
  async payInvoice(ctx: HttpContext, record: RecordTransaction, invoices: ShowInvoice) {
    const { reference = '', paidOn = null, ...money } = await ctx.request.validateUsing(storeTransaction)
    const invoiceId = routeId(ctx)
    const told = { ...money, reference, paidOn, invoiceId }
    await record.execute(told, requestOrigin(ctx), staffCall(ctx, 'transactions', told))
    ctx.response.status(201)
    return { data: await invoices.execute(invoiceId, ctx.shop.locale) }
  }

  /** Money that staff have received for an order. */
  @inject()
  async payOrder(ctx: HttpContext, record: RecordOrderPayment) {
    const body = await ctx.request.validateUsing(storeOrderPayment)
    const { method, amount, reference = '', paidOn = null, notify: isTold } = body
    const payment = { orderId: routeId(ctx), method, amount, reference, paidOn, isTold }
    await record.execute(payment, requestOrigin(ctx), staffCall(ctx, 'order_payments', payment))
    return this.#answer(ctx)
  }

  /** Staff take money of a payment that was authorised. */
  @inject()
  async capture(ctx: HttpContext, capture: CapturePayment) {
    const { amount = null } = await ctx.request.validateUsing(storeCapture)
    const wish = { orderId: routeId(ctx), amount }
    const call = staffCall(ctx, 'captures', wish)
    await this.move.tryNow(await capture.execute(wish, requestOrigin(ctx), call))
    return this.#answer(ctx)
  }

  /** Money of an order that nothing bills goes back: by its provider, or staff note that they gave it. */
  @inject()
  async repay(ctx: HttpContext, repay: RepayOrder) {
    const body = await ctx.request.validateUsing(storeRepayment)
    const orderId = routeId(ctx)
    const { byProvider: isByProvider, amount = null, method = '', reference = '' } = body
    const repayment = { orderId, isByProvider, amount, method, reference }
    await repay.execute(repayment, requestOrigin(ctx), staffCall(ctx, 'repayments', repayment))
    if (isByProvider) await this.move.tryRepayment(orderId)
    return this.#answer(ctx)
  }

  /** A provider that has not answered is asked at once, with the key that it was asked with. Answers what the movement is then. */
  @inject()
  async ask(ctx: HttpContext, ask: AskAgain) {
    return { data: await ask.execute(routeId(ctx)) }
  }

  async #answer(ctx: HttpContext) {
    ctx.response.status(201)
    return { data: await this.orders.execute({ id: routeId(ctx) }, ctx.shop.locale) }
  }
}
