import { inject } from '@adonisjs/core'
import { CommentQuote } from '#plugins/sales/actions/quotes/comment_quote'
import { ShowQuote } from '#plugins/sales/queries/quotes/show_quote'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeOrderComment } from '#plugins/sales/validators/admin_order_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Comments on a quote. */
@inject()
export default class AdminQuoteCommentsController {
  constructor(
    private readonly comment: CommentQuote,
    private readonly find: ShowQuote
  ) {}

  async store(ctx: HttpContext) {
    const { text, notify } = await ctx.request.validateUsing(storeOrderComment)
    const id = routeId(ctx)
    await this.comment.execute({ id, text, isTold: notify }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: await this.find.execute(id, ctx.shop.locale) }
  }
}
