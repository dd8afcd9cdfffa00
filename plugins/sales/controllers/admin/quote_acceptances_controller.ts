import { inject } from '@adonisjs/core'
import { AcceptForCustomer } from '#plugins/sales/services/quotes/accept_for_customer'
import { ListQuotePayments } from '#plugins/sales/queries/quotes/list_quote_payments'
import { ShowQuote } from '#plugins/sales/queries/quotes/show_quote'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeStaffAcceptance } from '#plugins/sales/validators/admin_quote_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** A customer said yes on the telephone or on paper, and staff write it down. */
@inject()
export default class AdminQuoteAcceptancesController {
  constructor(
    private readonly accept: AcceptForCustomer,
    private readonly payments: ListQuotePayments,
    private readonly find: ShowQuote
  ) {}

  /** What they can choose from: ways to pay what was sent last. */
  async show(ctx: HttpContext) {
    return { data: await this.payments.execute(routeId(ctx), ctx.shop.locale) }
  }

  async store(ctx: HttpContext) {
    const { revision, payment, note } = await ctx.request.validateUsing(storeStaffAcceptance)
    const id = routeId(ctx)
    const said = { revision, payment: payment ?? '', note, ip: ctx.request.ip() }
    await this.accept.execute(id, said, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: await this.find.execute(id, ctx.shop.locale) }
  }
}
