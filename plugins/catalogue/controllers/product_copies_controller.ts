import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { DuplicateProduct } from '#plugins/catalogue/actions/duplicate_product'
import type { HttpContext } from '@adonisjs/core/http'

/** Copies of a product: a draft under `-copy`. */
@inject()
export default class ProductCopiesController {
  constructor(private readonly duplicate: DuplicateProduct) {}

  async store(ctx: HttpContext) {
    const id = await this.duplicate.execute(routeId(ctx), requestOrigin(ctx))
    ctx.response.status(201)
    return { data: { id } }
  }
}
