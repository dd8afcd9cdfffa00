import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { CommittedRows } from '#plugins/catalogue/database/committed_rows'
import { TellDeletion } from '#plugins/catalogue/vocabulary/queries/tell_deletion'
import { planAttributeDeletion } from '#plugins/catalogue/vocabulary/plan_attribute_deletion'
import { storeSelection } from '#plugins/catalogue/products/bulk/bulk_change_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Which attributes would go and which stay, before anybody removes them. */
@inject()
export default class AttributeDeletionPreviewsController {
  constructor(
    private readonly lists: Lists,
    private readonly rows: CommittedRows,
    private readonly tell: TellDeletion
  ) {}

  async store(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeSelection)
    const ids = await this.lists.ids('catalogue.attributes', selection)
    return { data: this.tell.execute(await planAttributeDeletion(this.rows.read, ids), ctx.shop.locale) }
  }
}
