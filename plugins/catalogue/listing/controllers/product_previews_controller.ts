import { inject } from '@adonisjs/core'
import { PreviewProduct } from '#plugins/catalogue/listing/queries/preview_product'
import { routeId } from '#core/http/route_id'
import type { HttpContext } from '@adonisjs/core/http'

/** Products as the shop would show them, for staff. */
@inject()
export default class ProductPreviewsController {
  constructor(private readonly preview: PreviewProduct) {}

  async show(ctx: HttpContext) {
    return { data: await this.preview.execute(routeId(ctx), ctx.shop) }
  }
}
