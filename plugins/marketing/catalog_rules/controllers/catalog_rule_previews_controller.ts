import { inject } from '@adonisjs/core'
import { PreviewCatalogRule } from '#plugins/marketing/catalog_rules/preview_catalog_rule'
import { checkCatalogRule } from '#plugins/marketing/catalog_rules/check_catalog_rule'
import { storeCatalogRulePreview } from '#plugins/marketing/catalog_rules/catalog_rule_validator'
import type { Conditions } from '#plugins/marketing/rules/cart_rule'
import type { HttpContext } from '@adonisjs/core/http'

const UNSAID = { percent: null, amount: null, startsOn: null, startsTime: null, endsOn: null, endsTime: null }

/** What a rule would do to prices. Nothing is stored. */
@inject()
export default class CatalogRulePreviewsController {
  constructor(private readonly preview: PreviewCatalogRule) {}

  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(storeCatalogRulePreview)
    const rule = { ...UNSAID, ...given, conditions: given.conditions as Conditions, isActive: true }
    const valid = { ...rule, ...(await checkCatalogRule(rule, rule)) }
    return { data: await this.preview.execute(valid, ctx.shop.locale) }
  }
}
