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
    const { kind, settings, conditions, channels, groups } = await ctx.request.validateUsing(storeTrial)
    const parts = { kind, settings: settings as Record<string, unknown>, conditions: conditions as Conditions }
    const rule = { ...parts, ...(await checkParts(parts, null)) }
    return { data: await this.ask.try({ ...rule, channels, groups }) }
  }
}
