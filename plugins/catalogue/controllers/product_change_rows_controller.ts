import { inject } from '@adonisjs/core'
import { routeId } from '#core/http/route_id'
import { ShowBulkChange } from '#plugins/catalogue/queries/products/show_bulk_change'
import { indexRows } from '#plugins/catalogue/validators/bulk_change_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Every value of a bulk change before and after, page by page. */
@inject()
export default class ProductChangeRowsController {
  constructor(private readonly changes: ShowBulkChange) {}

  async index(ctx: HttpContext) {
    const { page = 1, limit = 25 } = await indexRows.validate(ctx.request.qs())
    const id = routeId(ctx)
    const { counts } = await this.changes.execute(id)
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return { data: await this.changes.rows(id, { page, limit }, ctx.shop.locale), meta: { total, page, limit } }
  }
}
