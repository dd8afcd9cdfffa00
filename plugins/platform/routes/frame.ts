import type { Router } from '@adonisjs/core/http'
import { indexRecords } from '#plugins/platform/validators/record_validator'
import { showWidget } from '#plugins/platform/validators/widget_validator'

const records = () => import('#plugins/platform/controllers/records_controller')
const counts = () => import('#plugins/platform/controllers/menu_counts_controller')
const desk = () => import('#plugins/platform/controllers/desk_controller')
const widgets = () => import('#plugins/platform/controllers/widgets_controller')

/** Routes for the frame of the back office. Each source has a permission; without it its part is left out. */
export function frameRoutes(router: Router): void {
  router
    .get('/api/admin/platform/records', [records, 'index'])
    .as('platform.admin.records.index')
    .staff()
    .accepts(indexRecords)
  router.get('/api/admin/platform/menu-counts', [counts, 'index']).as('platform.admin.menu_counts.index').staff()
  router
    .get('/api/admin/platform/desk', [desk, 'index'])
    .as('platform.admin.desk.index')
    .permission('platform.desk.view')
  router
    .get('/api/admin/platform/widgets', [widgets, 'index'])
    .as('platform.admin.widgets.index')
    .permission('platform.dashboard.view')
  router
    .get('/api/admin/platform/widgets/:widget', [widgets, 'show'])
    .as('platform.admin.widgets.show')
    .permission('platform.dashboard.view')
    .accepts(showWidget)
}
