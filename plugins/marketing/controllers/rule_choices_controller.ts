import { inject } from '@adonisjs/core'
import { ListRuleChoices } from '#plugins/marketing/queries/list_rule_choices'
import type { HttpContext } from '@adonisjs/core/http'

/** What the form of a rule chooses from. */
@inject()
export default class RuleChoicesController {
  constructor(private readonly list: ListRuleChoices) {}

  async index({ shop }: HttpContext) {
    return { data: await this.list.execute(shop.locale) }
  }
}
