import { inject } from '@adonisjs/core'
import { CommentOrder } from '#plugins/sales/actions/orders/comment_order'
import { ShowOrder } from '#plugins/sales/queries/orders/show_order'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeOrderComment } from '#plugins/sales/validators/admin_order_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Comments on an order. */
@inject()
export default class AdminOrderCommentsController {
  constructor(
    private readonly comment: CommentOrder,
    private readonly find: ShowOrder
  ) {}

  async store(ctx: HttpContext) {
    const { text, notify } = await ctx.request.validateUsing(storeOrderComment)
    const orderId = routeId(ctx)
    await this.comment.execute({ orderId, text, isTold: notify }, requestOrigin(ctx))
    ctx.response.status(201)
    return { data: await this.find.execute({ id: orderId }, ctx.shop.locale) }
  }
}
