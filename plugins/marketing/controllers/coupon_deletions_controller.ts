import { inject } from '@adonisjs/core'
import { DeleteCoupons } from '#plugins/marketing/actions/delete_coupons'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeDeletion } from '#plugins/marketing/validators/cart_rule_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Many codes of a rule are removed at once. */
@inject()
export default class CouponDeletionsController {
  constructor(
    private readonly lists: Lists,
    private readonly remove: DeleteCoupons
  ) {}

  async store(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeDeletion)
    const rule = routeId(ctx)
    const { ids, query } = selection
    const filter = { ...query?.filter, rule: String(rule) }
    const chosen = ids ?? (await this.lists.ids('marketing.coupons', { query: { ...query, filter } }))
    return { data: { gone: await this.remove.execute(rule, chosen, requestOrigin(ctx)) } }
  }
}
