import app from '@adonisjs/core/services/app'
import { CachedValue } from '#core/database/cached_value'
import { ReadResource } from '#core/resources/read_resource'
import { taxCategoryTable, type TaxCategoryRow } from '#plugins/sales/taxes/tax_category_table'
import type taxRates from '#plugins/sales/resources/tax_rates'
import type { Store } from '#core/database/store'
import type { TaxRateRow } from '#plugins/sales/taxes/tax_rate_row'

/** Everything that is known of VAT: a few dozen rows. */
export interface TaxTable {
  /** By code, in their order. */
  categories: ReadonlyMap<string, TaxCategoryRow>
  /** In their order. */
  rates: readonly TaxRateRow[]
}

const RATES = new CachedValue<readonly TaxRateRow[]>(['sales.tax_rates'], async () => {
  const rows = await app.container.make(ReadResource)
  return rows.select<typeof taxRates>('sales.tax_rates', 'order by priority, id')
})

/** Categories and rates, held in memory until one of them changes. */
export async function taxTable(store: Store): Promise<TaxTable> {
  return { categories: await taxCategoryTable(store), rates: await RATES.of(store) }
}
