import type { Router } from '@adonisjs/core/http'
import { storeSession } from '#plugins/users/validators/session_validator'

const GroupsController = () => import('#plugins/users/controllers/groups_controller')
const ProfileController = () => import('#plugins/users/controllers/profile_controller')
const SessionsController = () => import('#plugins/users/controllers/sessions_controller')

/** Customers sign in and read their own profile; staff keep customers and their groups. */
export function customerRoutes(router: Router): void {
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
    .get('/api/admin/users/groups', [GroupsController, 'index'])
    .as('users.admin.groups.index')
    .permission('users.groups.list')
}
