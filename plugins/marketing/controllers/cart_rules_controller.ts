import { inject } from '@adonisjs/core'
import { Lists } from '#core/lists/lists'
import { requestOrigin } from '#core/identity/request_origin'
import { routeId } from '#core/http/route_id'
import { destroyRecord } from '#core/records/record_validators'
import { DeleteCartRules } from '#plugins/marketing/actions/delete_cart_rules'
import { ShowCartRule } from '#plugins/marketing/queries/show_cart_rule'
import { SaveCartRule } from '#plugins/marketing/actions/save_cart_rule'
import { cartRuleInput } from '#plugins/marketing/validators/cart_rule_input'
import { storeCartRule, updateCartRule } from '#plugins/marketing/validators/cart_rule_validator'
import type { HttpContext } from '@adonisjs/core/http'

/** What is taken off carts. */
@inject()
export default class CartRulesController {
  constructor(
    private readonly lists: Lists,
    private readonly query: ShowCartRule,
    private readonly save: SaveCartRule,
    private readonly removal: DeleteCartRules
  ) {}

  async index({ request }: HttpContext) {
    return this.lists.page('marketing.cart_rules', request.qs())
  }

  async show(ctx: HttpContext) {
    return { data: await this.query.execute(routeId(ctx)) }
  }

  async store(ctx: HttpContext) {
    const input = cartRuleInput(await ctx.request.validateUsing(storeCartRule))
    ctx.response.status(201)
    return { data: await this.save.create(input, requestOrigin(ctx)) }
  }

  async update(ctx: HttpContext) {
    const { version, ...sent } = await ctx.request.validateUsing(updateCartRule)
    const change = { ...cartRuleInput(sent), id: routeId(ctx), version }
    return { data: await this.save.update(change, requestOrigin(ctx)) }
  }

  async destroy(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(destroyRecord)
    await this.removal.one({ id: routeId(ctx), version }, requestOrigin(ctx))
    ctx.response.noContent()
  }
}
