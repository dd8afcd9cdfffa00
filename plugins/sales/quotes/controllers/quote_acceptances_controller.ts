import { inject } from '@adonisjs/core'
import { AcceptOwnQuote } from '#plugins/sales/quotes/services/accept_own_quote'
import { FindQuote } from '#plugins/sales/quotes/queries/find_quote'
import { confirmAge } from '#plugins/sales/cart/services/confirm_age'
import { currentCustomer } from '#plugins/users/index'
import { shopperOrigin } from '#plugins/sales/shared/shopper_origin'
import { storeQuoteAcceptance } from '#plugins/sales/quotes/quote_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Who was sent a quote accepts it: it becomes an order. */
@inject()
export default class QuoteAcceptancesController {
  constructor(
    private readonly find: FindQuote,
    private readonly accept: AcceptOwnQuote
  ) {}

  async store(ctx: HttpContext) {
    const { key, revision, payment, isOfAge, termsVersion } = await ctx.request.validateUsing(storeQuoteAcceptance)
    const customerId = (await currentCustomer(ctx))?.id ?? null
    const quote = await this.find.execute(String(ctx.params.number), { customerId, key })
    await confirmAge(ctx, { isOfAge: isOfAge ?? false, bought: null })
    const origin = await shopperOrigin(ctx)
    const terms = termsVersion ? { version: termsVersion, locale: ctx.shop.locale } : null
    const said = { revision, payment: payment ?? '', isOfAge: isOfAge ?? true, ip: ctx.request.ip(), terms, origin }
    const data = await this.accept.execute(quote, said)
    ctx.response.status(201)
    return { data }
  }
}
