import { inject } from '@adonisjs/core'
import { GenerateCoupons } from '#plugins/marketing/actions/generate_coupons'
import { Lists } from '#core/lists/lists'
import { readFilter } from '#core/lists/list_query'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { storeCoupons } from '#plugins/marketing/validators/cart_rule_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The coupons of one cart rule. */
@inject()
export default class CouponsController {
  constructor(
    private readonly lists: Lists,
    private readonly generate: GenerateCoupons
  ) {}

  async index(ctx: HttpContext) {
    const query = ctx.request.qs()
    const filter = { ...readFilter(query.filter), rule: String(routeId(ctx)) }
    return this.lists.page('marketing.coupons', { ...query, filter })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(storeCoupons)
    const { count, length, format, prefix, suffix } = input
    const codes = await this.generate.execute(
      {
        ruleId: routeId(ctx),
        count,
        length,
        format,
        prefix: prefix ?? '',
        suffix: suffix ?? '',
        usageLimit: input.usageLimit ?? null,
        usesPerCustomer: input.usesPerCustomer ?? null,
        expiresOn: input.expiresOn ?? null,
      },
      requestOrigin(ctx)
    )
    ctx.response.status(201)
    return { data: { made: codes.length } }
  }
}
