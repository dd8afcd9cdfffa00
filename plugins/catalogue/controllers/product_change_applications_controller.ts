import { inject } from '@adonisjs/core'
import { routeId } from '#core/http/route_id'
import { StartBulkChange } from '#plugins/catalogue/actions/products/start_bulk_change'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/identity_port'

/** Prepared changes are written by a job. */
@inject()
export default class ProductChangeApplicationsController {
  constructor(private readonly start: StartBulkChange) {}

  async store(ctx: HttpContext) {
    const job = await this.start.execute(routeId(ctx), 'apply', ctx.person as Person)
    ctx.response.status(202)
    return { data: { job } }
  }
}
