import type { Router } from '@adonisjs/core/http'
import {
  showTableRateFile,
  storeTableRate,
  updateTableRate,
} from '#plugins/sales/shipping/table_rates/table_rate_validator'
import { listQuery } from '#core/lists/list_query'
import { destroyRecord } from '#core/records/record_validators'

const TableRates = () => import('#plugins/sales/shipping/table_rates/controllers/table_rates_controller')
const TableRateChoices = () => import('#plugins/sales/shipping/table_rates/controllers/table_rate_choices_controller')
const TableRateFiles = () => import('#plugins/sales/shipping/table_rates/controllers/table_rate_files_controller')
const TableRatePreviews = () => import('#plugins/sales/shipping/table_rates/controllers/table_rate_previews_controller')

const API = '/api/admin/sales'

/** What staff read and change of the cost of delivery. */
export function tableRateRoutes(router: Router): void {
  rowRoutes(router)
  fileRoutes(router)
}

function rowRoutes(router: Router): void {
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
function fileRoutes(router: Router): void {
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
