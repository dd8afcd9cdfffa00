import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { TAX_CATEGORIES } from '#plugins/sales/taxes/tax_records'
import { TaxRates } from '#plugins/sales/taxes/tax_rates'
import { listRecords } from '#core/records/record_kind'
import { outside } from '#plugins/sales/database/statements'
import { taxTable } from '#plugins/sales/taxes/tax_table'
import type { TaxCategorySource } from '#plugins/catalogue/index'

/** The categories that a product may be taxed as, and what of its price that is. */
const taxCategorySource: TaxCategorySource = {
  async choices() {
    const categories = await listRecords(outside(await app.container.make(Store)), TAX_CATEGORIES)
    return categories.map(({ code, name }) => ({ code, name }))
  },

  async shownRates(channel) {
    const { rateOf } = await (await app.container.make(TaxRates)).shown(channel)
    const { categories } = await taxTable(await app.container.make(Store))
    return {
      standard: rateOf('').basisPoints,
      byCategory: Object.fromEntries([...categories].map((code) => [code, rateOf(code).basisPoints])),
    }
  },
}

export default taxCategorySource
