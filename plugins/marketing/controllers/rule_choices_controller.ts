import { inject } from '@adonisjs/core'
import { DescribeParts } from '#plugins/marketing/queries/describe_parts'
import type { HttpContext } from '@adonisjs/core/http'

/** What the form of a rule chooses from. */
@inject()
export default class RuleChoicesController {
  constructor(private readonly describe: DescribeParts) {}

  async index({ shop }: HttpContext) {
    return { data: await this.describe.execute(shop.locale) }
  }
}
