import { inject } from '@adonisjs/core'
import { CancelQuote } from '#plugins/sales/quotes/actions/cancel_quote'
import { FindQuote } from '#plugins/sales/quotes/queries/find_quote'
import { ShowOwnQuote } from '#plugins/sales/quotes/queries/show_own_quote'
import { currentCustomer } from '#plugins/users/index'
import { shopperOrigin } from '#plugins/sales/shared/shopper_origin'
import { storeQuoteCancellation } from '#plugins/sales/quotes/quote_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Who asked for a quote takes the request back, or declines what was offered. */
@inject()
export default class QuoteCancellationsController {
  constructor(
    private readonly find: FindQuote,
    private readonly show: ShowOwnQuote,
    private readonly cancel: CancelQuote
  ) {}

  async store(ctx: HttpContext) {
    const { key, reason } = await ctx.request.validateUsing(storeQuoteCancellation)
    const seeker = { customerId: (await currentCustomer(ctx))?.id ?? null, key }
    const { id, number } = await this.find.execute(String(ctx.params.number), seeker)
    const end = { quote: { id }, how: 'cancel', by: 'customer', reason: reason ?? '' } as const
    await this.cancel.execute(end, await shopperOrigin(ctx))
    return { data: await this.show.execute({ ...seeker, number, locale: ctx.shop.locale }) }
  }
}
