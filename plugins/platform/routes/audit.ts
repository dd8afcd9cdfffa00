import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import { indexHistory } from '#plugins/platform/validators/audit_validator'

const audit = () => import('#plugins/platform/controllers/audit_controller')
const history = () => import('#plugins/platform/controllers/audit_history_controller')

/** Routes of the audit log. */
export function auditRoutes(router: Router): void {
  router
    .get('/api/admin/platform/audit', [audit, 'index'])
    .as('platform.admin.audit.index')
    .permission('platform.audit.list')
    .accepts(listQuery)
  router
    .get('/api/admin/platform/audit/:id', [audit, 'show'])
    .as('platform.admin.audit.show')
    .permission('platform.audit.list')
  router
    .get('/api/admin/platform/audit-history', [history, 'index'])
    .as('platform.admin.audit_history.index')
    .permission('platform.audit.list')
    .accepts(indexHistory)
}
