import { inject } from '@adonisjs/core'
import { IssueInvoice } from '#plugins/sales/actions/invoices/issue_invoice'
import { Lists } from '#core/lists/lists'
import { ShowInvoice } from '#plugins/sales/queries/invoices/show_invoice'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeInvoice } from '#plugins/sales/validators/admin_order_validator'
import { staffCall } from '#plugins/sales/services/documents/staff_call'
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
}
