import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { CountDeletions } from '#plugins/users/queries/count_deletions'
import { storeCustomerSelection } from '#plugins/users/validators/bulk_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** Counts what a deletion of customers would remove. */
@inject()
export default class CustomerDeletionPreviewsController {
  constructor(
    private readonly lists: Lists,
    private readonly deletions: CountDeletions
  ) {}

  async store(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeCustomerSelection)
    const ids = await this.lists.ids('users.customers', selection)
    return { data: await this.deletions.execute(ids, ctx.shop.locale) }
  }
}
