import { inject } from '@adonisjs/core'
import { routeId } from '#core/http/route_id'
import { ShowCustomerChange } from '#plugins/users/queries/show_customer_change'
import { indexChangeRows } from '#plugins/users/validators/bulk_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Every value of a change of many customers before and after, page by page. */
@inject()
export default class CustomerChangeRowsController {
  constructor(private readonly changes: ShowCustomerChange) {}

  async index(ctx: HttpContext) {
    const { page = 1, limit = 25 } = await indexChangeRows.validate(ctx.request.qs())
    const id = routeId(ctx)
    const { counts } = await this.changes.execute(id)
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return { data: await this.changes.rows(id, { page, limit }, ctx.shop.locale), meta: { total, page, limit } }
  }
}
