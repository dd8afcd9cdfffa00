import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import type { CodeNames } from '#core/audit/code_names'

/** Categories of VAT by their codes. */
export default {
  fields: ['tax_category', 'sales.tax_rates.categories'],

  async read() {
    const { reader } = await app.container.make(Store)
    const rows = await reader.all<{ code: string; name: string }>('select code, name from sales_tax_categories')
    return new Map(rows.map(({ code, name }) => [code, name]))
  },
} satisfies CodeNames
