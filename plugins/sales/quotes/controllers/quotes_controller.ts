import { inject } from '@adonisjs/core'
import { FindCustomer, currentCustomer } from '#plugins/users/index'
import { GuestRequests } from '#plugins/sales/quotes/services/guest_requests'
import { ListOwnQuotes } from '#plugins/sales/quotes/queries/list_own_quotes'
import { RequestQuote } from '#plugins/sales/quotes/actions/request_quote'
import { ShowOwnQuote } from '#plugins/sales/quotes/queries/show_own_quote'
import { hashGuestToken } from '#core/identity/guest_token'
import { idempotentCall } from '#plugins/sales/documents/idempotency'
import { indexQuotes, showQuote, storeQuote } from '#plugins/sales/quotes/quote_validator'
import { ownCustomer } from '#plugins/sales/shared/own_customer'
import { quoteKey } from '#plugins/sales/quotes/services/quote_key'
import { settledShopper } from '#plugins/sales/shared/settled_shopper'
import { shopperOrigin } from '#plugins/sales/shared/shopper_origin'
import { tellCartQuantity } from '#plugins/sales/cart/services/cart_cookies'
import { markPrivate } from '#core/http/private_response'
import type { HttpContext } from '@adonisjs/core/http'

/** Quotes that guests and customers ask for. */
@inject()
export default class QuotesController {
  constructor(
    private readonly guests: GuestRequests,
    private readonly request: RequestQuote,
    private readonly customers: FindCustomer,
    private readonly list: ListOwnQuotes,
    private readonly find: ShowOwnQuote
  ) {}

  /** Makes a quote of the cart. */
  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(storeQuote)
    const shopper = await settledShopper(ctx)
    await this.guests.take(shopper, ctx.request.ip())
    const { customerId, token } = shopper
    const owner = customerId === null ? `cart:${token ? hashGuestToken(token) : ''}` : `customer:${customerId}`
    const call = idempotentCall('quotes', owner, ctx.request.header('idempotency-key'), body)
    const customer = customerId === null ? null : await this.customers.execute(customerId)
    const comment = body.comment === undefined ? null : (body.comment ?? '')
    const origin = await shopperOrigin(ctx)
    const number = await this.request.execute({ shopper, customer, comment, owner, key: call?.key ?? null, origin })
    tellCartQuantity(ctx, 0)
    ctx.response.status(201)
    return { data: { number, key: quoteKey(number) } }
  }

  async index(ctx: HttpContext) {
    const { page = 1 } = await ctx.request.validateUsing(indexQuotes)
    return this.list.execute(ownCustomer(ctx), page)
  }

  async show(ctx: HttpContext) {
    const { key, revision } = await ctx.request.validateUsing(showQuote)
    const customerId = (await currentCustomer(ctx))?.id ?? null
    const number = String(ctx.params.number)
    const data = await this.find.execute({ number, revision, customerId, key, locale: ctx.shop.locale })
    markPrivate(ctx)
    return { data }
  }
}
