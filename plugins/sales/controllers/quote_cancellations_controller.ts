import { inject } from '@adonisjs/core'
import { CancelQuote } from '#plugins/sales/actions/quotes/cancel_quote'
import { FindQuote } from '#plugins/sales/queries/quotes/find_quote'
import { currentCustomer } from '#plugins/users/index'
import { quoteAnswer } from '#plugins/sales/transformers/quote'
import { shopperOrigin } from '#plugins/sales/services/shopper_origin'
import { showQuote } from '#plugins/sales/validators/quote_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Who asked for a quote takes the request back. */
@inject()
export default class QuoteCancellationsController {
  constructor(
    private readonly find: FindQuote,
    private readonly cancel: CancelQuote
  ) {}

  async store(ctx: HttpContext) {
    const { key } = await ctx.request.validateUsing(showQuote)
    const seeker = { customerId: (await currentCustomer(ctx))?.id ?? null, key }
    const { number } = await this.find.execute(String(ctx.params.number), seeker)
    await this.cancel.execute(number, await shopperOrigin(ctx))
    return { data: quoteAnswer(await this.find.execute(number, seeker), ctx.shop.locale) }
  }
}
