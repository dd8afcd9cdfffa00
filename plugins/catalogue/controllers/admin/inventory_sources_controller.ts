import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { DeleteInventorySource } from '#plugins/catalogue/actions/delete_inventory_source'
import { SaveInventorySource } from '#plugins/catalogue/actions/save_inventory_source'
import { CommittedRows } from '#plugins/catalogue/queries/committed_rows'
import { sourceNotFound } from '#plugins/catalogue/errors'
import { findSource } from '#plugins/catalogue/services/stock/source_rows'
import { given } from '#plugins/catalogue/validators/admin/given'
import { storeSource, updateSource } from '#plugins/catalogue/validators/admin/source_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Places that hold stock. */
@inject()
export default class InventorySourcesController {
  constructor(
    private readonly lists: Lists,
    private readonly rows: CommittedRows,
    private readonly save: SaveInventorySource,
    private readonly remove: DeleteInventorySource
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('catalogue.inventory_sources', request.qs())
  }

  async show(ctx: HttpContext) {
    return this.#answer(routeId(ctx))
  }

  async store(ctx: HttpContext) {
    const { contactEmail, ...input } = given(await ctx.request.validateUsing(storeSource))
    const source = { ...input, contactEmail: contactEmail ?? '', mayStand: false }
    const id = await this.save.execute(source, requestOrigin(ctx))
    ctx.response.status(201)
    return this.#answer(id)
  }

  async update(ctx: HttpContext) {
    const { contactEmail, ...input } = given(await ctx.request.validateUsing(updateSource))
    const { data } = await this.#answer(routeId(ctx))
    const email = contactEmail === undefined ? {} : { contactEmail: contactEmail ?? '' }
    await this.save.execute({ ...input, ...email, code: data.code }, requestOrigin(ctx))
    return this.#answer(data.id)
  }

  async destroy(ctx: HttpContext) {
    const { data } = await this.#answer(routeId(ctx))
    await this.remove.execute(data.code, requestOrigin(ctx))
    ctx.response.noContent()
  }

  async #answer(id: number) {
    const data = await findSource(this.rows.read, { id })
    if (!data) throw sourceNotFound({ id })
    return { data }
  }
}
