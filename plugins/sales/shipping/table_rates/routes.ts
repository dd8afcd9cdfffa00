import type { Router } from '@adonisjs/core/http'
import { showTableRateFile } from '#plugins/sales/shipping/table_rates/table_rate_validator'

const TableRateChoices = () => import('#plugins/sales/shipping/table_rates/controllers/table_rate_choices_controller')
const TableRateFiles = () => import('#plugins/sales/shipping/table_rates/controllers/table_rate_files_controller')
const TableRatePreviews = () => import('#plugins/sales/shipping/table_rates/controllers/table_rate_previews_controller')

const API = '/api/admin/sales'

/** A channel's whole table as a file; a file is looked at first. */
export function tableRateRoutes(router: Router): void {
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
