import { inject } from '@adonisjs/core'
import { FindOwnPaper } from '#plugins/sales/queries/papers/find_own_paper'
import { ownCustomer } from '#plugins/sales/services/orders/own_customer'
import { Papers } from '#plugins/sales/services/papers/papers'
import { invoiceNotFound } from '#plugins/sales/errors/orders'
import { sendPaper } from '#plugins/sales/services/papers/send_paper'
import type { HttpContext } from '@adonisjs/core/http'

/** A customer's own invoices on paper. */
@inject()
export default class OwnInvoicePapersController {
  constructor(
    private readonly papers: Papers,
    private readonly find: FindOwnPaper
  ) {}

  async show(ctx: HttpContext): Promise<string> {
    const id = await this.find.execute('invoices', ownCustomer(ctx), String(ctx.params.number))
    const [paper] = id === null ? [] : await this.papers.read('invoices', [id])
    if (!paper) throw invoiceNotFound()
    return sendPaper(ctx, paper)
  }
}
