import { inject } from '@adonisjs/core'
import { CopyToQuote } from '#plugins/sales/actions/quotes/copy_to_quote'
import { Lists } from '#core/lists/lists'
import { MakeQuote } from '#plugins/sales/actions/quotes/make_quote'
import { RepriceQuote } from '#plugins/sales/actions/quotes/reprice_quote'
import { ShowQuote } from '#plugins/sales/queries/quotes/show_quote'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeAdminQuote, updateAdminQuote } from '#plugins/sales/validators/admin_quote_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Quotes in the back office. */
@inject()
export default class AdminQuotesController {
  constructor(
    private readonly lists: Lists,
    private readonly find: ShowQuote,
    private readonly make: MakeQuote,
    private readonly copy: CopyToQuote,
    private readonly reprice: RepriceQuote
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('sales.quotes', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.find.execute(routeId(ctx), ctx.shop.locale) }
  }

  async store(ctx: HttpContext) {
    const { customerId, orderId, quoteId } = await ctx.request.validateUsing(storeAdminQuote)
    const origin = requestOrigin(ctx)
    const wanting = { owner: `staff:${origin.actor.id}`, key: null, maker: 'staff', comment: '', origin } as const
    const id =
      orderId !== undefined
        ? (await this.copy.ofOrder({ id: orderId }, wanting)).id
        : quoteId !== undefined
          ? (await this.copy.ofQuote(quoteId, wanting)).id
          : await this.make.execute(customerId ?? 0, ctx.shop.channel, origin)
    ctx.response.status(201)
    return { data: await this.find.execute(id, ctx.shop.locale) }
  }

  async update(ctx: HttpContext) {
    const wanted = await ctx.request.validateUsing(updateAdminQuote)
    const id = routeId(ctx)
    await this.reprice.execute({ ...wanted, id }, requestOrigin(ctx))
    return { data: await this.find.execute(id, ctx.shop.locale) }
  }
}
