import type { Router } from '@adonisjs/core/http'

const RateChoices = () => import('#plugins/sales/taxes/controllers/rate_choices_controller')

const TaxRateFiles = () => import('#plugins/sales/taxes/controllers/tax_rate_files_controller')
const TaxRatePreviews = () => import('#plugins/sales/taxes/controllers/tax_rate_previews_controller')

const API = '/api/admin/sales'

/** What the form of VAT rates offers, and their file. */
export function taxRoutes(router: Router): void {
  router
    .get(`${API}/tax-rate-choices`, [RateChoices, 'index'])
    .as('sales.admin.tax_rate_choices.index')
    .permission('sales.tax_rates.list')
  router
    .get(`${API}/tax-rate-file`, [TaxRateFiles, 'show'])
    .as('sales.admin.tax_rate_files.show')
    .permission('sales.tax_rates.list')
  router
    .post(`${API}/tax-rate-previews`, [TaxRatePreviews, 'store'])
    .as('sales.admin.tax_rate_previews.store')
    .permission('sales.tax_rates.import')
  router
    .post(`${API}/tax-rate-files`, [TaxRateFiles, 'store'])
    .as('sales.admin.tax_rate_files.store')
    .permission('sales.tax_rates.import')
}
