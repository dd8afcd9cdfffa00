import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { DeleteCategory } from '#plugins/catalogue/actions/delete_category'
import { SaveCategory } from '#plugins/catalogue/actions/save_category'
import { categoryNotFound } from '#plugins/catalogue/errors'
import { FindCategoryForStaff } from '#plugins/catalogue/queries/vocabulary/find_category_for_staff'
import { ListCategoryTree } from '#plugins/catalogue/queries/vocabulary/list_category_tree'
import { indexCategories, storeCategory, updateCategory } from '#plugins/catalogue/validators/admin/category_validator'
import { given } from '#plugins/catalogue/validators/admin/given'
import { confirmation } from '#plugins/catalogue/validators/admin/texts'
import type { HttpContext } from '@adonisjs/core/http'

/** The trees of categories and dishes, for staff. */
@inject()
export default class AdminCategoriesController {
  constructor(
    private readonly tree: ListCategoryTree,
    private readonly find: FindCategoryForStaff,
    private readonly save: SaveCategory,
    private readonly remove: DeleteCategory
  ) {}

  async index({ request, shop }: HttpContext) {
    const { kind = 'category' } = await request.validateUsing(indexCategories, { data: request.qs() })
    const data = await this.tree.execute(kind, shop.locale)
    return { data, meta: { total: data.length } }
  }

  async show(ctx: HttpContext) {
    return this.#answer(routeId(ctx))
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(storeCategory)
    const id = await this.save.execute(given(input), requestOrigin(ctx))
    ctx.response.status(201)
    return this.#answer(id)
  }

  async update(ctx: HttpContext) {
    const id = routeId(ctx)
    const input = await ctx.request.validateUsing(updateCategory)
    await this.save.execute({ ...given(input), id }, requestOrigin(ctx))
    return this.#answer(id)
  }

  async destroy(ctx: HttpContext) {
    const { confirmed } = await ctx.request.validateUsing(confirmation, { data: ctx.request.qs() })
    await this.remove.execute(routeId(ctx), { isConfirmed: confirmed ?? false }, requestOrigin(ctx))
    ctx.response.noContent()
  }

  async #answer(id: number) {
    const found = await this.find.execute(id)
    if (!found) throw categoryNotFound({ id })
    return found
  }
}
