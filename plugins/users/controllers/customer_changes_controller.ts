import { inject } from '@adonisjs/core'
import { StartChange } from '#core/bulk/start_change'
import { routeId } from '#core/http/route_id'
import { CustomerChanges } from '#plugins/users/services/bulk/customer_changes'
import { PrepareCustomerChange } from '#plugins/users/actions/customers/prepare_customer_change'
import { ShowCustomerChange } from '#plugins/users/queries/show_customer_change'
import { indexChangeRows, storeCustomerChange } from '#plugins/users/validators/bulk_validator'
import type { Direction } from '#core/bulk/bulk_kind'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/identity_port'

/** Changes of many customers at once: prepared and looked at before a job writes or undoes anything. */
@inject()
export default class CustomerChangesController {
  constructor(
    private readonly prepare: PrepareCustomerChange,
    private readonly start: StartChange,
    private readonly customers: CustomerChanges,
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

  /** Every value before and after, page by page. */
  async rows(ctx: HttpContext) {
    const { page = 1, limit = 25 } = await indexChangeRows.validate(ctx.request.qs())
    const id = routeId(ctx)
    const { counts } = await this.changes.execute(id)
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return { data: await this.changes.rows(id, { page, limit }, ctx.shop.locale), meta: { total, page, limit } }
  }

  async apply(ctx: HttpContext) {
    return this.#begin(ctx, 'apply')
  }

  async undo(ctx: HttpContext) {
    return this.#begin(ctx, 'undo')
  }

  async #begin(ctx: HttpContext, direction: Direction) {
    const staff = ctx.person as Person
    const job = await this.start.execute(this.customers, { id: routeId(ctx), direction, staff })
    ctx.response.status(202)
    return { data: { job } }
  }
}
