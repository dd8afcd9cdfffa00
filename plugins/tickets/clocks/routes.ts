import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'

const Report = () => import('#plugins/tickets/clocks/clock_report_controller')

/** Staff read how well the times of tickets are kept. */
export function clockRoutes(router: Router): void {
  router
    .get('/api/admin/tickets/reports', [Report, 'show'])
    .as('tickets.admin.reports.show')
    .permission('tickets.reports.list')
  router
    .get('/api/admin/tickets/reports/clocks', [Report, 'index'])
    .as('tickets.admin.clock_report.index')
    .permission('tickets.reports.list')
    .accepts(listQuery)
}
