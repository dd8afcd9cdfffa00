import type { Router } from '@adonisjs/core/http'
import { storeGroup, updateGroup } from '#plugins/users/validators/group_validator'

const GroupChoicesController = () => import('#plugins/users/controllers/group_choices_controller')
const GroupsController = () => import('#plugins/users/controllers/groups_controller')

const GROUPS = '/api/admin/users/groups'

/** Staff keep the groups of customers. */
export function groupRoutes(router: Router): void {
  router.get(GROUPS, [GroupsController, 'index']).as('users.admin.groups.index').permission('users.groups.list')
  router
    .post(GROUPS, [GroupsController, 'store'])
    .as('users.admin.groups.store')
    .permission('users.groups.create')
    .accepts(storeGroup)
  router.get(`${GROUPS}/:id`, [GroupsController, 'show']).as('users.admin.groups.show').permission('users.groups.list')
  router
    .put(`${GROUPS}/:id`, [GroupsController, 'update'])
    .as('users.admin.groups.update')
    .permission('users.groups.update')
    .accepts(updateGroup)
  router
    .delete(`${GROUPS}/:id`, [GroupsController, 'destroy'])
    .as('users.admin.groups.destroy')
    .permission('users.groups.delete')
  router
    .get('/api/admin/users/group-choices', [GroupChoicesController, 'index'])
    .as('users.admin.group_choices.index')
    .permission('users.groups.list')
}
