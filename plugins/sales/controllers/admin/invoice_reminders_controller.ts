import { inject } from '@adonisjs/core'
import { RemindInvoice } from '#plugins/sales/actions/invoices/remind_invoice'
import { ShowInvoice } from '#plugins/sales/queries/invoices/show_invoice'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeInvoiceReminder } from '#plugins/sales/validators/admin_order_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Reminders of invoices. */
@inject()
export default class AdminInvoiceRemindersController {
  constructor(
    private readonly remind: RemindInvoice,
    private readonly find: ShowInvoice
  ) {}

  async store(ctx: HttpContext) {
    const { seen } = await ctx.request.validateUsing(storeInvoiceReminder)
    const invoiceId = routeId(ctx)
    await this.remind.execute({ invoiceId, seen }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: await this.find.execute(invoiceId, ctx.shop.locale) }
  }
}
