import type taxRates from '#plugins/sales/resources/tax_rates'
import type { StoredOf } from '#core/resources/resource'

/** A rate of VAT as staff keep it. Empty lists and texts mean: all. */
export type TaxRateRow = StoredOf<typeof taxRates>
