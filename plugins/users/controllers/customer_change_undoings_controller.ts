import { inject } from '@adonisjs/core'
import { routeId } from '#core/http/route_id'
import { StartChange } from '#core/bulk/start_change'
import { CustomerChanges } from '#plugins/users/services/bulk/customer_changes'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/identity_port'

/** Changes are taken back by a job. */
@inject()
export default class CustomerChangeUndoingsController {
  constructor(
    private readonly start: StartChange,
    private readonly customers: CustomerChanges
  ) {}

  async store(ctx: HttpContext) {
    const staff = ctx.person as Person
    const job = await this.start.execute(this.customers, { id: routeId(ctx), direction: 'undo', staff })
    ctx.response.status(202)
    return { data: { job } }
  }
}
