import { inject } from '@adonisjs/core'
import { routeId } from '#core/http/route_id'
import { DescribeCopy } from '#plugins/catalogue/queries/products/describe_copy'
import type { HttpContext } from '@adonisjs/core/http'

/** What a copy of a product could be called, and what may come along. */
@inject()
export default class ProductCopyProposalsController {
  constructor(private readonly copy: DescribeCopy) {}

  async show(ctx: HttpContext) {
    return { data: await this.copy.execute(routeId(ctx), ctx.shop.locale) }
  }
}
