import { inject } from '@adonisjs/core'
import { IssueInvoice } from '#plugins/sales/invoices/actions/issue_invoice'
import { Lists } from '#core/lists/lists'
import { ShowInvoice } from '#plugins/sales/invoices/queries/show_invoice'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeInvoice, storeInvoiceReminder } from '#plugins/sales/invoices/invoice_validator'
import { staffCall } from '#plugins/sales/documents/staff_call'
import { RemindInvoice } from '#plugins/sales/invoices/actions/remind_invoice'
import { ShowRefund } from '#plugins/sales/refunds/queries/show_refund'
import { storeInvoiceCorrection } from '#plugins/sales/refunds/refund_validator'
import { TakeBackInvoice } from '#plugins/sales/invoices/actions/take_back_invoice'
import type { HttpContext } from '@adonisjs/core/http'

/** Invoices in the back office. They are issued and never changed. */
@inject()
export default class AdminInvoicesController {
  constructor(
    private readonly lists: Lists,
    private readonly issue: IssueInvoice,
    private readonly find: ShowInvoice
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('sales.invoices', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(routeId(ctx), ctx.shop.locale) }
  }

  async store(ctx: HttpContext) {
    const { lines, notify } = await ctx.request.validateUsing(storeInvoice)
    const call = staffCall(ctx, 'invoices', { lines, notify })
    const id = await this.issue.execute({ orderId: routeId(ctx), lines, isTold: notify }, requestOrigin(ctx), call)
    ctx.response.status(201)
    return { data: await this.find.execute(id, ctx.shop.locale) }
  }

  /** Staff take back an invoice that is wrong. Answers the credit note. */
  @inject()
  async correct(ctx: HttpContext, takeBack: TakeBackInvoice, refunds: ShowRefund) {
    const { reason, notify } = await ctx.request.validateUsing(storeInvoiceCorrection)
    const call = staffCall(ctx, 'invoice_corrections', { reason, notify })
    const wrong = { invoiceId: routeId(ctx), reason, isTold: notify }
    const id = await takeBack.execute(wrong, requestOrigin(ctx), call)
    ctx.response.status(201)
    return { data: await refunds.execute(id, ctx.shop.locale) }
  }

  @inject()
  async remind(ctx: HttpContext, remind: RemindInvoice) {
    const { seen } = await ctx.request.validateUsing(storeInvoiceReminder)
    const invoiceId = routeId(ctx)
    await remind.execute({ invoiceId, seen }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: await this.find.execute(invoiceId, ctx.shop.locale) }
  }
}
