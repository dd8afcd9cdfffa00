import type { Router } from '@adonisjs/core/http'
import { destroyRecord } from '#plugins/sales/validators/configuration/record'
import {
  showTableRateFile,
  storeTableRate,
  updateTableRate,
} from '#plugins/sales/validators/configuration/table_rate_validator'
import { listQuery } from '#core/lists/list_query'
import {
  storeTaxCategory,
  storeTaxRate,
  updateTaxCategory,
  updateTaxRate,
} from '#plugins/sales/validators/configuration/tax_validator'

const TaxCategories = () => import('#plugins/sales/controllers/configuration/tax_categories_controller')
const TaxRates = () => import('#plugins/sales/controllers/configuration/tax_rates_controller')
const RateChoices = () => import('#plugins/sales/controllers/configuration/rate_choices_controller')

const TaxRateFiles = () => import('#plugins/sales/controllers/configuration/tax_rate_files_controller')
const TaxRatePreviews = () => import('#plugins/sales/controllers/configuration/tax_rate_previews_controller')

const TableRates = () => import('#plugins/sales/controllers/configuration/table_rates_controller')
const TableRateChoices = () => import('#plugins/sales/controllers/configuration/table_rate_choices_controller')
const TableRateFiles = () => import('#plugins/sales/controllers/configuration/table_rate_files_controller')
const TableRatePreviews = () => import('#plugins/sales/controllers/configuration/table_rate_previews_controller')

const API = '/api/admin/sales'

/** What staff read and change of VAT and delivery. */
export function configurationRoutes(router: Router): void {
  taxCategoryRoutes(router)
  taxRateRoutes(router)
  tableRateRoutes(router)
  tableRateFileRoutes(router)
}

function taxCategoryRoutes(router: Router): void {
  router
    .get(`${API}/tax-categories`, [TaxCategories, 'index'])
    .as('sales.admin.tax_categories.index')
    .permission('sales.tax_categories.list')
    .accepts(listQuery)
  router
    .post(`${API}/tax-categories`, [TaxCategories, 'store'])
    .as('sales.admin.tax_categories.store')
    .permission('sales.tax_categories.create')
    .accepts(storeTaxCategory)
  router
    .get(`${API}/tax-categories/:id`, [TaxCategories, 'show'])
    .as('sales.admin.tax_categories.show')
    .permission('sales.tax_categories.list')
  router
    .put(`${API}/tax-categories/:id`, [TaxCategories, 'update'])
    .as('sales.admin.tax_categories.update')
    .permission('sales.tax_categories.update')
    .accepts(updateTaxCategory)
  router
    .delete(`${API}/tax-categories/:id`, [TaxCategories, 'destroy'])
    .as('sales.admin.tax_categories.destroy')
    .permission('sales.tax_categories.delete')
    .accepts(destroyRecord)
}

function taxRateRoutes(router: Router): void {
  router
    .get(`${API}/tax-rates`, [TaxRates, 'index'])
    .as('sales.admin.tax_rates.index')
    .permission('sales.tax_rates.list')
    .accepts(listQuery)
  router
    .post(`${API}/tax-rates`, [TaxRates, 'store'])
    .as('sales.admin.tax_rates.store')
    .permission('sales.tax_rates.create')
    .accepts(storeTaxRate)
  router
    .get(`${API}/tax-rates/:id`, [TaxRates, 'show'])
    .as('sales.admin.tax_rates.show')
    .permission('sales.tax_rates.list')
  router
    .put(`${API}/tax-rates/:id`, [TaxRates, 'update'])
    .as('sales.admin.tax_rates.update')
    .permission('sales.tax_rates.update')
    .accepts(updateTaxRate)
  router
    .delete(`${API}/tax-rates/:id`, [TaxRates, 'destroy'])
    .as('sales.admin.tax_rates.destroy')
    .permission('sales.tax_rates.delete')
    .accepts(destroyRecord)
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

function tableRateRoutes(router: Router): void {
  router
    .get(`${API}/table-rates`, [TableRates, 'index'])
    .as('sales.admin.table_rates.index')
    .permission('sales.table_rates.list')
    .accepts(listQuery)
  router
    .post(`${API}/table-rates`, [TableRates, 'store'])
    .as('sales.admin.table_rates.store')
    .permission('sales.table_rates.create')
    .accepts(storeTableRate)
  router
    .get(`${API}/table-rates/:id`, [TableRates, 'show'])
    .as('sales.admin.table_rates.show')
    .permission('sales.table_rates.list')
  router
    .put(`${API}/table-rates/:id`, [TableRates, 'update'])
    .as('sales.admin.table_rates.update')
    .permission('sales.table_rates.update')
    .accepts(updateTableRate)
  router
    .delete(`${API}/table-rates/:id`, [TableRates, 'destroy'])
    .as('sales.admin.table_rates.destroy')
    .permission('sales.table_rates.delete')
    .accepts(destroyRecord)
}

/** A channel's whole table as a file; a file is looked at first. */
function tableRateFileRoutes(router: Router): void {
  router
    .get(`${API}/table-rate-choices`, [TableRateChoices, 'index'])
    .as('sales.admin.table_rate_choices.index')
    .permission('sales.table_rates.list')
  router
    .get(`${API}/table-rate-file`, [TableRateFiles, 'show'])
    .as('sales.admin.table_rate_files.show')
    .permission('sales.table_rates.list')
    .accepts(showTableRateFile)
  router
    .post(`${API}/table-rate-previews`, [TableRatePreviews, 'store'])
    .as('sales.admin.table_rate_previews.store')
    .permission('sales.table_rates.import')
  router
    .post(`${API}/table-rate-files`, [TableRateFiles, 'store'])
    .as('sales.admin.table_rate_files.store')
    .permission('sales.table_rates.import')
}
