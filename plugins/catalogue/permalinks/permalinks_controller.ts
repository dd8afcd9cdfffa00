import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { AddRedirect } from '#plugins/catalogue/permalinks/actions/add_redirect'
import { ChangeAddress } from '#plugins/catalogue/permalinks/actions/change_address'
import { DeleteRedirect } from '#plugins/catalogue/permalinks/actions/delete_redirect'
import { CommittedRows } from '#plugins/catalogue/database/committed_rows'
import { permalinkNotFound } from '#plugins/catalogue/permalinks/errors'
import { findPermalink } from '#plugins/catalogue/permalinks/permalink_row'
import { storePermalink, updatePermalink } from '#plugins/catalogue/permalinks/permalink_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** The addresses of the catalogue, present and former. */
@inject()
export default class PermalinksController {
  constructor(
    private readonly lists: Lists,
    private readonly rows: CommittedRows,
    private readonly add: AddRedirect,
    private readonly change: ChangeAddress,
    private readonly remove: DeleteRedirect
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('catalogue.permalinks', request.qs())
  }

  async show(ctx: HttpContext) {
    return this.#answer(routeId(ctx))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(storePermalink)
    const id = await this.add.execute(input, requestOrigin(ctx))
    ctx.response.status(201)
    return this.#answer(id)
  }

  async update(ctx: HttpContext) {
    const id = routeId(ctx)
    const { slug } = await ctx.request.validateUsing(updatePermalink)
    await this.change.execute({ id, slug }, requestOrigin(ctx))
    return this.#answer(id)
  }

  async destroy(ctx: HttpContext) {
    await this.remove.execute(routeId(ctx), requestOrigin(ctx))
    ctx.response.noContent()
  }

  async #answer(id: number) {
    const data = await findPermalink(this.rows.read, id)
    if (!data) throw permalinkNotFound({ id })
    return { data }
  }
}
