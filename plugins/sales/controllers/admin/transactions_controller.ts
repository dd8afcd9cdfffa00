import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { RecordTransaction } from '#plugins/sales/actions/transactions/record_transaction'
import { ShowInvoice } from '#plugins/sales/queries/invoices/show_invoice'
import { ShowTransaction } from '#plugins/sales/queries/transactions/show_transaction'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeTransaction } from '#plugins/sales/validators/admin_order_validator'
import { staffCall } from '#plugins/sales/services/documents/staff_call'
import type { HttpContext } from '@adonisjs/core/http'

/** Money that came or went. */
@inject()
export default class AdminTransactionsController {
  constructor(
    private readonly lists: Lists,
    private readonly record: RecordTransaction,
    private readonly find: ShowTransaction,
    private readonly invoice: ShowInvoice
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('sales.transactions', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(routeId(ctx), ctx.shop.locale) }
  }

  /** Answers the invoice that it was received for. */
  async store(ctx: HttpContext) {
    const { reference = '', ...money } = await ctx.request.validateUsing(storeTransaction)
    const invoiceId = routeId(ctx)
    const told = { ...money, reference, invoiceId }
    await this.record.execute(told, requestOrigin(ctx), staffCall(ctx, 'transactions', told))
    ctx.response.status(201)
    return { data: await this.invoice.execute(invoiceId, ctx.shop.locale) }
  }
}
