import type { Router } from '@adonisjs/core/http'
import { updateRolePermissions } from '#plugins/users/validators/role_validator'

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
