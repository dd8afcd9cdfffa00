import { inject } from '@adonisjs/core'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { routeId } from '#core/http/route_id'
import { PrepareChange } from '#core/bulk/prepare_change'
import { ShowBulkChange } from '#plugins/catalogue/queries/products/show_bulk_change'
import { ProductChanges } from '#plugins/catalogue/services/bulk/product_changes'
import { readChange } from '#plugins/catalogue/services/bulk/read_change'
import { storeChange } from '#plugins/catalogue/validators/bulk_change_validator'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/identity_port'

/** Changes of many products at once: prepared and looked at before anything is written. */
@inject()
export default class ProductChangesController {
  constructor(
    private readonly prepare: PrepareChange,
    private readonly products: ProductChanges,
    private readonly changes: ShowBulkChange,
    private readonly channels: ChannelPort
  ) {}

  async index({ person }: HttpContext) {
    return { data: await this.changes.recent((person as Person).id) }
  }

  async store(ctx: HttpContext) {
    const { selection, change: asked } = await ctx.request.validateUsing(storeChange)
    const { timezone } = this.channels.all()[0] as Channel
    const change = readChange(asked, timezone)
    const id = await this.prepare.execute(this.products, { selection, change, staff: ctx.person as Person })
    ctx.response.status(201)
    return { data: await this.changes.execute(id) }
  }

  async show(ctx: HttpContext) {
    return { data: await this.changes.execute(routeId(ctx)) }
  }
}
