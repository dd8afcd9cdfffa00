import { inject } from '@adonisjs/core'
import { SendQuote } from '#plugins/sales/actions/quotes/send_quote'
import { ShowQuote } from '#plugins/sales/queries/quotes/show_quote'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeQuoteSending } from '#plugins/sales/validators/admin_quote_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Staff send a quote, for the first time or once more. */
@inject()
export default class AdminQuoteSendingsController {
  constructor(
    private readonly send: SendQuote,
    private readonly find: ShowQuote
  ) {}

  async store(ctx: HttpContext) {
    const { validUntil, message = '' } = await ctx.request.validateUsing(storeQuoteSending)
    const id = routeId(ctx)
    await this.send.execute({ id, validUntil, message }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: await this.find.execute(id, ctx.shop.locale) }
  }
}
