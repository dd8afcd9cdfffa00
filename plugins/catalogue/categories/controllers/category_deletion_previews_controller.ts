import { inject } from '@adonisjs/core'
import { CommittedRows } from '#plugins/catalogue/database/committed_rows'
import { TellDeletion } from '#plugins/catalogue/vocabulary/queries/tell_deletion'
import { planCategoryDeletion } from '#plugins/catalogue/categories/plan_category_deletion'
import { storeCategoryDeletion } from '#plugins/catalogue/categories/category_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Which categories would go and which stay, before anybody removes them. */
@inject()
export default class CategoryDeletionPreviewsController {
  constructor(
    private readonly rows: CommittedRows,
    private readonly tell: TellDeletion
  ) {}

  async store(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(storeCategoryDeletion)
    return { data: this.tell.execute(await planCategoryDeletion(this.rows.read, ids), ctx.shop.locale) }
  }
}
