import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { TaxRates } from '#plugins/sales/taxes/tax_rates'
import { taxCategoryTable } from '#plugins/sales/taxes/tax_category_table'
import type { TaxCategorySource } from '#plugins/catalogue/index'

/** The categories that a product may be taxed as, and what of its price that is. */
const taxCategorySource: TaxCategorySource = {
  async choices() {
    const categories = await taxCategoryTable(await app.container.make(Store))
    return [...categories.values()].map(({ code, name }) => ({ code, name }))
  },

  async shownRates(channel) {
    const { rateOf } = await (await app.container.make(TaxRates)).shown(channel)
    const categories = await taxCategoryTable(await app.container.make(Store))
    return {
      standard: rateOf('').basisPoints,
      byCategory: Object.fromEntries([...categories.keys()].map((code) => [code, rateOf(code).basisPoints])),
    }
  },
}

export default taxCategorySource
