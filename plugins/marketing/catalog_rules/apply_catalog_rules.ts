import { inject } from '@adonisjs/core'
import { PriceByRules } from '#plugins/marketing/catalog_rules/price_by_rules'
import { ReadResource } from '#core/resources/read_resource'
import { ReducePrices } from '#plugins/catalogue/index'
import type catalogRules from '#plugins/marketing/resources/catalog_rules'
import type { PricingRule } from '#plugins/marketing/catalog_rules/catalog_rule'

/** Has the prices of products follow the rules of the catalogue. */
@inject()
export class ApplyCatalogRules {
  constructor(
    private readonly read: ReadResource,
    private readonly prices: PriceByRules,
    private readonly reduce: ReducePrices
  ) {}

  /** `ids`: of products that changed; absent: all. Returns how many products have other prices now. */
  execute(said: { ids?: readonly number[]; signal?: AbortSignal } = {}): Promise<number> {
    // Rules are read with each batch, once nobody else writes prices: those of an earlier moment could be written last.
    return this.reduce.execute(async (variants) => this.prices.reductions(variants, await this.rules()), said)
  }

  /** Those that are switched on. */
  rules(): Promise<PricingRule[]> {
    return this.read.select<typeof catalogRules>('marketing.catalog_rules', 'where is_active order by priority, id')
  }
}
