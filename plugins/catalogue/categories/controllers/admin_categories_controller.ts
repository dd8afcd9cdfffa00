import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyConfirmed } from '#core/http/record_validators'
import { DeleteCategory } from '#plugins/catalogue/categories/actions/delete_category'
import { SaveCategory } from '#plugins/catalogue/categories/actions/save_category'
import { categoryNotFound } from '#plugins/catalogue/categories/errors'
import { FindCategoryForStaff } from '#plugins/catalogue/categories/queries/find_category_for_staff'
import { ListCategoryTree } from '#plugins/catalogue/categories/queries/list_category_tree'
import { indexCategories, storeCategory, updateCategory } from '#plugins/catalogue/categories/category_validator'
import { given } from '#plugins/catalogue/vocabulary/validators/given'
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
    const { confirmed = false, version } = await ctx.request.validateUsing(destroyConfirmed)
    await this.remove.execute(routeId(ctx), { isConfirmed: confirmed, version }, requestOrigin(ctx))
    ctx.response.noContent()
  }

  async #answer(id: number) {
    const found = await this.find.execute(id)
    if (!found) throw categoryNotFound({ id })
    return found
  }
}
