import { inject } from '@adonisjs/core'
import { AskOrders } from '#plugins/marketing/queries/ask_orders'
import { checkParts } from '#plugins/marketing/rules/check_cart_rule'
import { storeTrial } from '#plugins/marketing/validators/cart_rule_validator'
import type { Conditions } from '#plugins/marketing/rules/cart_rule'
import type { HttpContext } from '@adonisjs/core/http'

/** What a rule would have cost on the last orders. Nothing is stored. */
@inject()
export default class RuleTrialsController {
  constructor(private readonly ask: AskOrders) {}

  async store(ctx: HttpContext) {
    const tried = await ctx.request.validateUsing(storeTrial)
    const { kind, startsOn = null, startsTime = null, endsOn = null, endsTime = null } = tried
    const settings = tried.settings as Record<string, unknown>
    const parts = { kind, settings, conditions: tried.conditions as Conditions }
    const period = { startsOn, startsTime, endsOn, endsTime }
    return { data: await this.ask.try({ ...tried, ...parts, ...(await checkParts(parts, null)), ...period }) }
  }
}
