import { inject } from '@adonisjs/core'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { holds } from '#core/identity/bouncer'
import { routeId } from '#core/http/route_id'
import { PrepareChange } from '#core/bulk/prepare_change'
import { StartChange } from '#core/bulk/start_change'
import { ListBulkChoices } from '#plugins/catalogue/products/bulk/queries/list_bulk_choices'
import { ListFormPlaces } from '#plugins/catalogue/products/form/queries/list_form_places'
import { ShowBulkChange } from '#plugins/catalogue/products/bulk/queries/show_bulk_change'
import { ProductChanges } from '#plugins/catalogue/products/bulk/product_changes'
import { ReadChange } from '#plugins/catalogue/products/bulk/read_change'
import { indexRows, storeChange } from '#plugins/catalogue/products/bulk/bulk_change_validator'
import type { Direction } from '#core/bulk/bulk_kind'
import type { HttpContext } from '@adonisjs/core/http'
import type { Person } from '#core/identity/identity_port'

/** Changes of many products at once: prepared and looked at before anything is written, by a job. */
@inject()
export default class ProductChangesController {
  constructor(
    private readonly prepare: PrepareChange,
    private readonly start: StartChange,
    private readonly products: ProductChanges,
    private readonly reading: ReadChange,
    private readonly changes: ShowBulkChange,
    private readonly options: ListBulkChoices,
    private readonly formPlaces: ListFormPlaces,
    private readonly channels: ChannelPort
  ) {}

  async index({ person }: HttpContext) {
    return { data: await this.changes.recent((person as Person).id) }
  }

  async store(ctx: HttpContext) {
    const { selection, change: asked } = await ctx.request.validateUsing(storeChange)
    await mayStock(ctx, asked)
    const { timezone: zone, baseCurrency: currency } = this.channels.all()[0] as Channel
    const change = await this.reading.execute(asked, { zone, currency })
    const id = await this.prepare.execute(this.products, { selection, change, staff: ctx.person as Person })
    ctx.response.status(201)
    return { data: await this.changes.execute(id) }
  }

  async show(ctx: HttpContext) {
    return { data: await this.changes.execute(routeId(ctx)) }
  }

  /** Every value before and after, page by page. */
  async rows(ctx: HttpContext) {
    const { page = 1, limit = 25 } = await indexRows.validate(ctx.request.qs())
    const id = routeId(ctx)
    const { counts } = await this.changes.execute(id)
    const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
    return { data: await this.changes.rows(id, { page, limit }, ctx.shop.locale), meta: { total, page, limit } }
  }

  async apply(ctx: HttpContext) {
    return this.#start(ctx, 'apply')
  }

  async undo(ctx: HttpContext) {
    return this.#start(ctx, 'undo')
  }

  /** What a change can name. */
  async choices({ shop }: HttpContext) {
    return { data: await this.options.execute(shop.locale) }
  }

  /** Where products may be put. */
  async places({ shop }: HttpContext) {
    const currency = this.channels.all()[0]?.baseCurrency ?? shop.currency
    const { places } = await this.formPlaces.execute(shop.locale)
    return { data: places, meta: { currency } }
  }

  async #start(ctx: HttpContext, direction: Direction) {
    const id = routeId(ctx)
    await mayStock(ctx, (await this.changes.execute(id)).change)
    const job = await this.start.execute(this.products, { id, direction, staff: ctx.person as Person })
    ctx.response.status(202)
    return { data: { job } }
  }
}

/** What is on hand asks for a right of its own, also of who applies or takes back what somebody else prepared. */
async function mayStock({ bouncer }: HttpContext, { stock }: { stock?: object | undefined }): Promise<void> {
  if (stock) await bouncer.authorize(holds, 'catalogue.products.update_inventories')
}
