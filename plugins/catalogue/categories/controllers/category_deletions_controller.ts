import { inject } from '@adonisjs/core'
import { requestOrigin } from '#core/identity/request_origin'
import { DeleteCategories } from '#plugins/catalogue/categories/actions/delete_categories'
import { TellDeletion } from '#plugins/catalogue/vocabulary/queries/tell_deletion'
import { storeCategoryDeletion } from '#plugins/catalogue/categories/category_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Many categories or dishes are removed at once. */
@inject()
export default class CategoryDeletionsController {
  constructor(
    private readonly remove: DeleteCategories,
    private readonly tell: TellDeletion
  ) {}

  async store(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(storeCategoryDeletion)
    return { data: this.tell.execute(await this.remove.execute(ids, requestOrigin(ctx)), ctx.shop.locale) }
  }
}
