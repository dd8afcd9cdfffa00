import { inject } from '@adonisjs/core'
import { AcceptForCustomer } from '#plugins/sales/quotes/services/accept_for_customer'
import { AddressQuote } from '#plugins/sales/quotes/actions/address_quote'
import { CancelQuote, type QuoteEnd } from '#plugins/sales/quotes/actions/cancel_quote'
import { CommentQuote } from '#plugins/sales/quotes/actions/comment_quote'
import { CopyToQuote } from '#plugins/sales/quotes/actions/copy_to_quote'
import { FindQuotable } from '#plugins/sales/quotes/queries/find_quotable'
import { ListAddresses } from '#plugins/users/index'
import { ListQuotePayments } from '#plugins/sales/quotes/queries/list_quote_payments'
import { Lists } from '#core/lists/lists'
import { MakeQuote } from '#plugins/sales/quotes/actions/make_quote'
import { RepriceQuote } from '#plugins/sales/quotes/actions/reprice_quote'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { SendQuote } from '#plugins/sales/quotes/actions/send_quote'
import { ShowQuote } from '#plugins/sales/quotes/queries/show_quote'
import { storeOrderComment } from '#plugins/sales/orders/admin_order_validator'
import {
  indexQuotable,
  storeAdminQuote,
  storeQuoteEnd,
  storeQuoteSending,
  storeStaffAcceptance,
  updateAdminQuote,
  updateQuoteAddresses,
} from '#plugins/sales/quotes/admin_quote_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Quotes in the back office. Whatever changes one answers it as it is then. */
@inject()
export default class StaffQuotesController {
  constructor(private readonly find: ShowQuote) {}

  @inject()
  index({ request }: HttpContext, lists: Lists) {
    return lists.page('sales.quotes', request.qs())
  }

  show(ctx: HttpContext) {
    return this.#answer(ctx, routeId(ctx))
  }

  /** Begun for a customer, or as a copy of an order or of another quote. */
  @inject()
  async store(ctx: HttpContext, make: MakeQuote, copy: CopyToQuote) {
    const { customerId, orderId, quoteId } = await ctx.request.validateUsing(storeAdminQuote)
    const origin = requestOrigin(ctx)
    const wanting = { owner: `staff:${origin.actor.id}`, key: null, maker: 'staff', comment: '', origin } as const
    const id =
      orderId !== undefined
        ? (await copy.ofOrder({ id: orderId }, wanting)).id
        : quoteId !== undefined
          ? (await copy.ofQuote(quoteId, wanting)).id
          : await make.execute(customerId ?? 0, ctx.shop.channel, origin)
    return this.#answer(ctx, id, 201)
  }

  @inject()
  async update(ctx: HttpContext, reprice: RepriceQuote) {
    const wanted = await ctx.request.validateUsing(updateAdminQuote)
    const id = routeId(ctx)
    await reprice.execute({ ...wanted, id }, requestOrigin(ctx))
    return this.#answer(ctx, id)
  }

  /** Products that staff put on a quote. */
  @inject()
  async products(ctx: HttpContext, find: FindQuotable) {
    const { q } = await ctx.request.validateUsing(indexQuotable)
    return { data: await find.execute(routeId(ctx), q) }
  }

  /** The address book of whom it is for; guests have none. */
  @inject()
  async addresses(ctx: HttpContext, addresses: ListAddresses) {
    const { customer } = await this.find.execute(routeId(ctx), ctx.shop.locale)
    return { data: customer.id === null ? [] : await addresses.execute(customer.id) }
  }

  @inject()
  async changeAddresses(ctx: HttpContext, address: AddressQuote) {
    const sent = await ctx.request.validateUsing(updateQuoteAddresses)
    const id = routeId(ctx)
    await address.execute({ ...sent, id }, requestOrigin(ctx))
    return this.#answer(ctx, id)
  }

  /** For the first time or once more. */
  @inject()
  async send(ctx: HttpContext, send: SendQuote) {
    const { validUntil, message = '' } = await ctx.request.validateUsing(storeQuoteSending)
    const id = routeId(ctx)
    await send.execute({ id, validUntil, message }, requestOrigin(ctx))
    return this.#answer(ctx, id, 201)
  }

  /** Ways to pay what was sent last, for a customer who says yes on the telephone or on paper. */
  @inject()
  async payments(ctx: HttpContext, payments: ListQuotePayments) {
    return { data: await payments.execute(routeId(ctx), ctx.shop.locale) }
  }

  @inject()
  async accept(ctx: HttpContext, accept: AcceptForCustomer) {
    const { revision, payment, note } = await ctx.request.validateUsing(storeStaffAcceptance)
    const id = routeId(ctx)
    const said = { revision, payment: payment ?? '', note, ip: ctx.request.ip() }
    await accept.execute(id, said, requestOrigin(ctx))
    return this.#answer(ctx, id, 201)
  }

  /** Staff do not answer a request with a price. */
  @inject()
  refuse(ctx: HttpContext, cancel: CancelQuote) {
    return this.#end(ctx, cancel, 'refuse')
  }

  /** Staff take back what they sent, or what nobody waits for any more. */
  @inject()
  cancel(ctx: HttpContext, cancel: CancelQuote) {
    return this.#end(ctx, cancel, 'cancel')
  }

  @inject()
  async comment(ctx: HttpContext, comment: CommentQuote) {
    const { text, notify } = await ctx.request.validateUsing(storeOrderComment)
    const id = routeId(ctx)
    await comment.execute({ id, text, isTold: notify }, requestOrigin(ctx))
    return this.#answer(ctx, id, 201)
  }

  async #end(ctx: HttpContext, cancel: CancelQuote, how: QuoteEnd['how']) {
    const { reason = '' } = await ctx.request.validateUsing(storeQuoteEnd)
    const id = routeId(ctx)
    await cancel.execute({ quote: { id }, how, by: 'staff', reason }, requestOrigin(ctx))
    return this.#answer(ctx, id)
  }

  async #answer(ctx: HttpContext, id: number, status = 200) {
    const data = await this.find.execute(id, ctx.shop.locale)
    ctx.response.status(status)
    return { data }
  }
}
