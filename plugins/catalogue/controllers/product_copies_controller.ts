import { inject } from '@adonisjs/core'
import { holds } from '#core/identity/bouncer'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { DuplicateProduct } from '#plugins/catalogue/actions/duplicate_product'
import { storeCopy } from '#plugins/catalogue/validators/product_copy_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Copies of a product: drafts. */
@inject()
export default class ProductCopiesController {
  constructor(private readonly duplicate: DuplicateProduct) {}

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(storeCopy)
    // As with a new product: stock that it begins with asks for a right of its own.
    if (wish.stock) await ctx.bouncer.authorize(holds, 'catalogue.products.update_inventories')
    const id = await this.duplicate.execute(routeId(ctx), requestOrigin(ctx), wish)
    ctx.response.status(201)
    return { data: { id } }
  }
}
