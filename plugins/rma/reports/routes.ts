import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'

const ReportsController = () => import('#plugins/rma/reports/controllers/return_reports_controller')

const API = '/api/admin/rma/reports'

/** Staff read what comes back. */
export function reportRoutes(router: Router): void {
  router.get(API, [ReportsController, 'show']).as('rma.admin.reports.show').permission('rma.reports.list')
  router
    .get(`${API}/products`, [ReportsController, 'products'])
    .as('rma.admin.product_report.index')
    .permission('rma.reports.list')
    .accepts(listQuery)
  router
    .get(`${API}/attributes`, [ReportsController, 'attributes'])
    .as('rma.admin.attribute_report.index')
    .permission('rma.reports.list')
    .accepts(listQuery)
  router
    .get(`${API}/reasons`, [ReportsController, 'reasons'])
    .as('rma.admin.reason_report.index')
    .permission('rma.reports.list')
    .accepts(listQuery)
  router
    .get(`${API}/times`, [ReportsController, 'times'])
    .as('rma.admin.time_report.index')
    .permission('rma.reports.list')
    .accepts(listQuery)
}
