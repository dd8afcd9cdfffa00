import { inject } from '@adonisjs/core'
import { PluginRegistry } from '#core/plugin/registry'
import type { TaxCategoryChoice } from '#plugins/catalogue/contracts/tax_category_source'

/** What products may be taxed as, from whoever keeps it; nobody does: none. */
@inject()
export class ListTaxCategories {
  constructor(private readonly registry: PluginRegistry) {}

  /** Whether anybody keeps such categories. */
  hasSources(): boolean {
    return this.registry.contributions('catalogue.tax_categories').length > 0
  }

  async execute(): Promise<TaxCategoryChoice[]> {
    const sources = this.registry.contributions('catalogue.tax_categories')
    return (await Promise.all(sources.map(async ({ load }) => (await load()).choices()))).flat()
  }
}
