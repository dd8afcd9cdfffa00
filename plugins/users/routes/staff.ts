import type { Router } from '@adonisjs/core/http'
import { listQuery } from '#core/lists/list_query'
import { destroyRecord } from '#core/records/record_validators'
import { updateRolePermissions } from '#plugins/users/validators/role_validator'
import { storeStaff, updateStaff } from '#plugins/users/validators/staff_validator'

const staff = () => import('#plugins/users/controllers/staff_controller')
const suspensions = () => import('#plugins/users/controllers/staff_suspensions_controller')
const staffRoles = () => import('#plugins/users/controllers/staff_roles_controller')
const rolePermissions = () => import('#plugins/users/controllers/role_permissions_controller')
const permissions = () => import('#plugins/users/controllers/permissions_controller')

const API = '/api/admin/users'

/** Who works in the shop, and what each may do. */
export function staffRoutes(router: Router): void {
  people(router)
  rights(router)
}

function people(router: Router): void {
  router
    .get(`${API}/staff`, [staff, 'index'])
    .as('users.admin.staff.index')
    .permission('users.admins.list')
    .accepts(listQuery)
  router
    .post(`${API}/staff`, [staff, 'store'])
    .as('users.admin.staff.store')
    .permission('users.admins.create')
    .accepts(storeStaff)
  router.get(`${API}/staff/:id`, [staff, 'show']).as('users.admin.staff.show').permission('users.admins.list')
  router
    .put(`${API}/staff/:id`, [staff, 'update'])
    .as('users.admin.staff.update')
    .permission('users.admins.update')
    .accepts(updateStaff)
  router
    .delete(`${API}/staff/:id`, [staff, 'destroy'])
    .as('users.admin.staff.destroy')
    .permission('users.admins.delete')
    .accepts(destroyRecord)
  router
    .post(`${API}/staff/:id/suspension`, [suspensions, 'store'])
    .as('users.admin.suspensions.store')
    .permission('users.admins.update')
  router
    .delete(`${API}/staff/:id/suspension`, [suspensions, 'destroy'])
    .as('users.admin.suspensions.destroy')
    .permission('users.admins.update')
  router
    .get(`${API}/staff-roles`, [staffRoles, 'index'])
    .as('users.admin.staff_roles.index')
    .permission('users.admins.list')
}

function rights(router: Router): void {
  router
    .get(`${API}/roles/:id/permissions`, [rolePermissions, 'show'])
    .as('users.admin.role_permissions.show')
    .permission('users.roles.permissions.list')
  router
    .put(`${API}/roles/:id/permissions`, [rolePermissions, 'update'])
    .as('users.admin.role_permissions.update')
    .permission('users.roles.permissions.sync')
    .accepts(updateRolePermissions)
  router
    .get(`${API}/permissions`, [permissions, 'index'])
    .as('users.admin.permissions.index')
    .permission('users.permissions.list')
}
