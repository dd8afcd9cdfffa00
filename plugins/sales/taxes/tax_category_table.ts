import app from '@adonisjs/core/services/app'
import { CachedValue } from '#core/database/cached_value'
import { ReadResource } from '#core/resources/read_resource'
import type taxCategories from '#plugins/sales/resources/tax_categories'
import type { Store } from '#core/database/store'
import type { StoredOf } from '#core/resources/resource'

/** What customers' goods are taxed as. */
export type TaxCategoryRow = StoredOf<typeof taxCategories>

const TABLE = new CachedValue<ReadonlyMap<string, TaxCategoryRow>>(['sales.tax_categories'], read)

/** Categories by code, in their order, held in memory until one of them changes. */
export function taxCategoryTable(store: Store): Promise<ReadonlyMap<string, TaxCategoryRow>> {
  return TABLE.of(store)
}

async function read(): Promise<ReadonlyMap<string, TaxCategoryRow>> {
  const rows = await app.container.make(ReadResource)
  const categories = await rows.select<typeof taxCategories>('sales.tax_categories', 'order by position, id')
  return new Map(categories.map((category) => [category.code, category]))
}
