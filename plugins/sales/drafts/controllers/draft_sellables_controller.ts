import { inject } from '@adonisjs/core'
import { DraftShopper } from '#plugins/sales/drafts/draft_shopper'
import { FindSellables } from '#plugins/sales/drafts/queries/find_sellables'
import { indexSellables } from '#plugins/sales/drafts/draft_validator'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** What may be put into a draft, at its customer's prices. */
@inject()
export default class DraftSellablesController {
  constructor(
    private readonly shoppers: DraftShopper,
    private readonly find: FindSellables
  ) {}

  async index(ctx: HttpContext) {
    const { q } = await ctx.request.validateUsing(indexSellables)
    const { shopper } = await this.shoppers.of(routeId(ctx))
    return { data: await this.find.execute({ ...shopper, locale: ctx.shop.locale }, q) }
  }
}
