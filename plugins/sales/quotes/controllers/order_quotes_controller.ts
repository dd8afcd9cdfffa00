import { inject } from '@adonisjs/core'
import { CopyToQuote } from '#plugins/sales/quotes/actions/copy_to_quote'
import { Settings } from '#core/settings/settings'
import { idempotentCall } from '#plugins/sales/documents/idempotency'
import { ownCustomer } from '#plugins/sales/shared/own_customer'
import { quotesNotOffered } from '#plugins/sales/quotes/errors'
import { requestOrigin } from '#core/identity/request_origin'
import { storeQuote } from '#plugins/sales/quotes/quote_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Customers ask for a quote of what they ordered before. */
@inject()
export default class OrderQuotesController {
  constructor(
    private readonly copy: CopyToQuote,
    private readonly settings: Settings
  ) {}

  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(storeQuote)
    const customerId = ownCustomer(ctx)
    if (!this.settings.get<boolean>('sales.quotes.offered', { channel: ctx.shop.channel })) throw quotesNotOffered()
    const owner = `customer:${customerId}`
    const call = idempotentCall('quotes', owner, ctx.request.header('idempotency-key'), body)
    const order = { number: String(ctx.params.number), customerId }
    const wanting = { owner, key: call?.key ?? null, maker: 'customer', comment: body.comment ?? '' } as const
    const { number } = await this.copy.ofOrder(order, { ...wanting, origin: requestOrigin(ctx) })
    ctx.response.status(201)
    return { data: { number } }
  }
}
