import { inject } from '@adonisjs/core'
import { routeId } from '#core/http/route_id'
import { PrepareCustomerChange } from '#plugins/users/actions/customers/prepare_customer_change'
import { ShowCustomerChange } from '#plugins/users/queries/show_customer_change'
import { storeCustomerChange } from '#plugins/users/validators/bulk_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/identity_port'

/** Changes of many customers at once: prepared and looked at before anything is written. */
@inject()
export default class CustomerChangesController {
  constructor(
    private readonly prepare: PrepareCustomerChange,
    private readonly changes: ShowCustomerChange
  ) {}

  async index({ person }: HttpContext) {
    return { data: await this.changes.recent((person as Person).id) }
  }

  async store(ctx: HttpContext) {
    const { selection, changes } = await ctx.request.validateUsing(storeCustomerChange)
    const id = await this.prepare.execute(selection, changes, ctx.person as Person)
    ctx.response.status(201)
    return { data: await this.changes.execute(id) }
  }

  async show(ctx: HttpContext) {
    return { data: await this.changes.execute(routeId(ctx)) }
  }
}
