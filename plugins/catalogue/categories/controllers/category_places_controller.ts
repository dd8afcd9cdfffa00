import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { MoveCategory } from '#plugins/catalogue/categories/actions/move_category'
import { updateCategoryPlace } from '#plugins/catalogue/categories/category_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Where a category stands in its tree. */
@inject()
export default class CategoryPlacesController {
  constructor(private readonly move: MoveCategory) {}

  async update(ctx: HttpContext) {
    const place = await ctx.request.validateUsing(updateCategoryPlace)
    await this.move.execute({ ...place, id: routeId(ctx) }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
