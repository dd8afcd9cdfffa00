import type { Router } from '@adonisjs/core/http'

const GroupChoicesController = () => import('#plugins/users/controllers/group_choices_controller')

/** What the form of a group may choose. */
export function groupRoutes(router: Router): void {
  router
    .get('/api/admin/users/group-choices', [GroupChoicesController, 'index'])
    .as('users.admin.group_choices.index')
    .permission('users.groups.list')
}
