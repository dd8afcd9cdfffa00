import type { Router } from '@adonisjs/core/http'
import { storeSession } from '#plugins/users/validators/session_validator'

const AdminSessionsController = () => import('#plugins/users/controllers/admin_sessions_controller')
const PermissionsController = () => import('#plugins/users/controllers/permissions_controller')
const RolesController = () => import('#plugins/users/controllers/roles_controller')

/** Staff sign in and out, and keep staff, roles and permissions. */
export function staffRoutes(router: Router): void {
  router
    .post('/api/admin/users/session', [AdminSessionsController, 'store'])
    .as('users.admin.session.store')
    .public()
    .accepts(storeSession)
  router
    .delete('/api/admin/users/session', [AdminSessionsController, 'destroy'])
    .as('users.admin.session.destroy')
    .staff()
  router
    .get('/api/admin/users/roles', [RolesController, 'index'])
    .as('users.admin.roles.index')
    .permission('users.roles.list')
  router
    .get('/api/admin/users/permissions', [PermissionsController, 'index'])
    .as('users.admin.permissions.index')
    .permission('users.permissions.list')
}
