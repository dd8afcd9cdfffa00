import { inject } from '@adonisjs/core'
import { Papers } from '#plugins/sales/services/papers/papers'
import { RequestPapers } from '#plugins/sales/actions/papers/request_papers'
import { shipmentNotFound } from '#plugins/sales/errors/orders'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { sendPaper } from '#plugins/sales/services/papers/send_paper'
import { storePapers } from '#plugins/sales/validators/paper_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/person'

/** Delivery notes on paper, one by one or many together. */
@inject()
export default class ShipmentPapersController {
  constructor(
    private readonly papers: Papers,
    private readonly printing: RequestPapers
  ) {}

  async show(ctx: HttpContext): Promise<string> {
    const [paper] = await this.papers.read('shipments', [routeId(ctx)])
    if (!paper) throw shipmentNotFound()
    return sendPaper(ctx, paper)
  }

  async store(ctx: HttpContext) {
    const { selection, format = 'pdf' } = await ctx.request.validateUsing(storePapers)
    const wish = { kind: 'shipments' as const, selection, format, locale: ctx.shop.locale }
    const data = await this.printing.execute(wish, ctx.person as Person, requestOrigin(ctx))
    ctx.response.status(202)
    return { data }
  }
}
