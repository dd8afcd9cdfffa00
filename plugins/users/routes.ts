import type { Router } from '@adonisjs/core/http'
import { storeSession } from '#plugins/users/validators/session_validator'

const AdminSessionsController = () => import('#plugins/users/controllers/admin_sessions_controller')
const GroupsController = () => import('#plugins/users/controllers/groups_controller')
const PermissionsController = () => import('#plugins/users/controllers/permissions_controller')
const ProfileController = () => import('#plugins/users/controllers/profile_controller')
const RolesController = () => import('#plugins/users/controllers/roles_controller')
const SessionsController = () => import('#plugins/users/controllers/sessions_controller')

/** Signing in and out, the customer's own profile, and what staff read of people. */
export function routes(router: Router): void {
  router
    .post('/api/users/session', [SessionsController, 'store'])
    .as('users.session.store')
    .public()
    .accepts(storeSession)
  router.delete('/api/users/session', [SessionsController, 'destroy']).as('users.session.destroy').customer()
  router
    .get('/api/users/profile', [ProfileController, 'show'])
    .as('users.profile.show')
    .customer('users.account.profile')
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
  router
    .get('/api/admin/users/groups', [GroupsController, 'index'])
    .as('users.admin.groups.index')
    .permission('users.groups.list')
}
