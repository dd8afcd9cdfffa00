import { inject } from '@adonisjs/core'
import { holds } from '#core/identity/bouncer'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { DescribeCopy } from '#plugins/catalogue/products/copies/describe_copy'
import { DuplicateProduct } from '#plugins/catalogue/products/copies/duplicate_product'
import { storeCopy } from '#plugins/catalogue/products/copies/product_copy_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Copies of a product: drafts. */
@inject()
export default class ProductCopiesController {
  constructor(
    private readonly duplicate: DuplicateProduct,
    private readonly copy: DescribeCopy
  ) {}

  /** What a copy could be called, and what may come along. */
  async show(ctx: HttpContext) {
    return { data: await this.copy.execute(routeId(ctx), ctx.shop.locale) }
  }

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(storeCopy)
    // As with a new product: stock that it begins with asks for a right of its own.
    if (wish.stock) await ctx.bouncer.authorize(holds, 'catalogue.products.update_inventories')
    const id = await this.duplicate.execute(routeId(ctx), requestOrigin(ctx), wish)
    ctx.response.status(201)
    return { data: { id } }
  }
}
