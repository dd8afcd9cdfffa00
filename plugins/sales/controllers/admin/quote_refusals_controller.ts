import { inject } from '@adonisjs/core'
import { CancelQuote } from '#plugins/sales/actions/quotes/cancel_quote'
import { ShowQuote } from '#plugins/sales/queries/quotes/show_quote'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeQuoteEnd } from '#plugins/sales/validators/admin_quote_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff do not answer a request with a price. */
@inject()
export default class AdminQuoteRefusalsController {
  constructor(
    private readonly cancel: CancelQuote,
    private readonly find: ShowQuote
  ) {}

  async store(ctx: HttpContext) {
    const { reason = '' } = await ctx.request.validateUsing(storeQuoteEnd)
    const id = routeId(ctx)
    await this.cancel.execute({ quote: { id }, how: 'refuse', by: 'staff', reason }, requestOrigin(ctx))
    return { data: await this.find.execute(id, ctx.shop.locale) }
  }
}
