import { inject } from '@adonisjs/core'
import { FindQuotable } from '#plugins/sales/queries/quotes/find_quotable'
import { indexQuotable } from '#plugins/sales/validators/admin_quote_validator'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** Products that staff put on a quote. */
@inject()
export default class QuotableProductsController {
  constructor(private readonly find: FindQuotable) {}

  async index(ctx: HttpContext) {
    const { q } = await ctx.request.validateUsing(indexQuotable)
    return { data: await this.find.execute(routeId(ctx), q) }
  }
}
