import { inject } from '@adonisjs/core'
import { DeleteCartRules } from '#plugins/marketing/actions/delete_cart_rules'
import { Lists } from '#core/lists/lists'
import { storeDeletion } from '#plugins/marketing/validators/cart_rule_validator'
import { writerOf } from '#core/resources/writer'
import type { HttpContext } from '@adonisjs/core/http'

/** Many rules are removed at once, with their codes. */
@inject()
export default class CartRuleDeletionsController {
  constructor(
    private readonly lists: Lists,
    private readonly remove: DeleteCartRules
  ) {}

  async store(ctx: HttpContext) {
    const { selection } = await ctx.request.validateUsing(storeDeletion)
    const ids = await this.lists.ids('marketing.cart_rules', selection)
    return { data: { gone: await this.remove.execute(ids, writerOf(ctx)) } }
  }
}
