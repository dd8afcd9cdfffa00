import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { TAX_CATEGORIES } from '#plugins/sales/taxes/tax_records'
import { listRecords } from '#core/records/record_kind'
import { outside } from '#plugins/sales/database/statements'
import type { TaxCategorySource } from '#plugins/catalogue/index'

/** The categories that a product may be taxed as, for its form. */
const taxCategorySource: TaxCategorySource = {
  async choices() {
    const categories = await listRecords(outside(await app.container.make(Store)), TAX_CATEGORIES)
    return categories.map(({ code, name }) => ({ code, name }))
  },
}

export default taxCategorySource
