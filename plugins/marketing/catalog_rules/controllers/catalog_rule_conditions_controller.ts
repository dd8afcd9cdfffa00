import { inject } from '@adonisjs/core'
import { DescribeParts } from '#plugins/marketing/queries/describe_parts'
import type { HttpContext } from '@adonisjs/core/http'

/** What a price rule can ask of products. */
@inject()
export default class CatalogRuleConditionsController {
  constructor(private readonly describe: DescribeParts) {}

  async index({ shop }: HttpContext) {
    return { data: await this.describe.ofProducts(shop.locale) }
  }
}
