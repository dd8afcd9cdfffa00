import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import { showReportSeries } from '#plugins/sales/reports/report_validator'

const ReportsController = () => import('#plugins/sales/reports/controllers/reports_controller')
const SeriesController = () => import('#plugins/sales/reports/controllers/report_series_controller')

const API = '/api/admin/sales/reports'

/** Staff read what was sold. */
export function adminReportRoutes(router: Router): void {
  router.get(API, [ReportsController, 'index']).as('sales.admin.reports.index').staff()
  router
    .get(`${API}/series`, [SeriesController, 'show'])
    .as('sales.admin.report_series.show')
    .permission('sales.reports.list')
    .accepts(showReportSeries)
  router
    .get(`${API}/periods`, [ReportsController, 'periods'])
    .as('sales.admin.period_report.index')
    .permission('sales.reports.list')
    .accepts(listQuery)
  router
    .get(`${API}/products`, [ReportsController, 'products'])
    .as('sales.admin.product_report.index')
    .permission('sales.reports.list')
    .accepts(listQuery)
  router
    .get(`${API}/categories`, [ReportsController, 'categories'])
    .as('sales.admin.category_report.index')
    .permission('sales.reports.list')
    .accepts(listQuery)
  router
    .get(`${API}/customers`, [ReportsController, 'customers'])
    .as('sales.admin.customer_report.index')
    .permission('sales.reports.customers')
    .accepts(listQuery)
  router
    .get(`${API}/taxes`, [ReportsController, 'taxes'])
    .as('sales.admin.tax_report.index')
    .permission('sales.reports.taxes')
    .accepts(listQuery)
  router
    .get(`${API}/stock`, [ReportsController, 'stock'])
    .as('sales.admin.stock_report.index')
    .permission('sales.reports.stock')
    .accepts(listQuery)
}
