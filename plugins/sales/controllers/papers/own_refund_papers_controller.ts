import { inject } from '@adonisjs/core'
import { FindOwnPaper } from '#plugins/sales/queries/papers/find_own_paper'
import { ownCustomer } from '#plugins/sales/services/orders/own_customer'
import { Papers } from '#plugins/sales/services/papers/papers'
import { refundNotFound } from '#plugins/sales/errors/orders'
import { sendPaper } from '#plugins/sales/services/papers/send_paper'
import type { HttpContext } from '@adonisjs/core/http'

/** A customer's own credit notes on paper. */
@inject()
export default class OwnRefundPapersController {
  constructor(
    private readonly papers: Papers,
    private readonly find: FindOwnPaper
  ) {}

  async show(ctx: HttpContext): Promise<string> {
    const id = await this.find.execute('refunds', ownCustomer(ctx), String(ctx.params.number))
    const [paper] = id === null ? [] : await this.papers.read('refunds', [id])
    if (!paper) throw refundNotFound()
    return sendPaper(ctx, paper)
  }
}
