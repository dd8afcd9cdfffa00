import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { CountConsequences } from '#plugins/catalogue/queries/products/count_consequences'
import { storeSelection } from '#plugins/catalogue/validators/bulk_change_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What would go with products, before anybody removes them. */
@inject()
export default class ProductDeletionPreviewsController {
  constructor(
    private readonly lists: Lists,
    private readonly consequences: CountConsequences
  ) {}

  async store(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeSelection)
    const ids = await this.lists.ids('catalogue.products', selection)
    return { data: await this.consequences.execute(ids) }
  }
}
