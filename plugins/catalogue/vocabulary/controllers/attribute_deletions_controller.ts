import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { DeleteAttributes } from '#plugins/catalogue/vocabulary/actions/delete_attributes'
import { TellDeletion } from '#plugins/catalogue/vocabulary/queries/tell_deletion'
import { storeSelection } from '#plugins/catalogue/products/bulk/bulk_change_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Many attributes are removed at once. */
@inject()
export default class AttributeDeletionsController {
  constructor(
    private readonly lists: Lists,
    private readonly remove: DeleteAttributes,
    private readonly tell: TellDeletion
  ) {}

  async store(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeSelection)
    const ids = await this.lists.ids('catalogue.attributes', selection)
    return { data: this.tell.execute(await this.remove.execute(ids, requestOrigin(ctx)), ctx.shop.locale) }
  }
}
