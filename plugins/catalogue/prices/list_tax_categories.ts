import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import type { TaxCategoryChoice } from '#plugins/catalogue/contracts/tax_category_source'

/** Lists the tax categories of all contributions to `catalogue.tax_categories`; empty without contributions. */
@inject()
export class ListTaxCategories {
  constructor(private readonly registry: PluginRegistry) {}

  /** Whether a plugin contributes tax categories. */
  hasSources(): boolean {
    return this.registry.contributions('catalogue.tax_categories').length > 0
  }

  async execute(): Promise<TaxCategoryChoice[]> {
    const sources = this.registry.contributions('catalogue.tax_categories')
    return (await Promise.all(sources.map(async ({ load }) => (await load()).choices()))).flat()
  }
}
