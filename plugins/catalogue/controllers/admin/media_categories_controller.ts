import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { DeleteMediaCategory } from '#plugins/catalogue/actions/delete_media_category'
import { SaveMediaCategory } from '#plugins/catalogue/actions/save_media_category'
import { CommittedRows } from '#plugins/catalogue/queries/committed_rows'
import { mediaCategoryNotFound } from '#plugins/catalogue/errors'
import { findMediaCategory } from '#plugins/catalogue/services/media_category_rows'
import { confirmation } from '#plugins/catalogue/validators/admin/texts'
import { given } from '#plugins/catalogue/validators/admin/given'
import { storeMediaCategory, updateMediaCategory } from '#plugins/catalogue/validators/admin/media_category_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What the pictures and videos of products may be sorted into. */
@inject()
export default class MediaCategoriesController {
  constructor(
    private readonly lists: Lists,
    private readonly rows: CommittedRows,
    private readonly save: SaveMediaCategory,
    private readonly remove: DeleteMediaCategory
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('catalogue.media_categories', request.qs())
  }

  async show(ctx: HttpContext) {
    return this.#answer(routeId(ctx))
  }

  async store(ctx: HttpContext) {
    const input = given(await ctx.request.validateUsing(storeMediaCategory))
    const id = await this.save.execute(input, requestOrigin(ctx))
    ctx.response.status(201)
    return this.#answer(id)
  }

  async update(ctx: HttpContext) {
    const id = routeId(ctx)
    const input = given(await ctx.request.validateUsing(updateMediaCategory))
    await this.save.execute({ ...input, id }, requestOrigin(ctx))
    return this.#answer(id)
  }

  async destroy(ctx: HttpContext) {
    const { confirmed = false } = await ctx.request.validateUsing(confirmation, { data: ctx.request.qs() })
    await this.remove.execute(routeId(ctx), { isConfirmed: confirmed }, requestOrigin(ctx))
    ctx.response.noContent()
  }

  async #answer(id: number) {
    const data = await findMediaCategory(this.rows.read, id)
    if (!data) throw mediaCategoryNotFound({ id })
    return { data }
  }
}
