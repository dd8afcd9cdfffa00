import { label } from '#plugins/users/permissions/label'
import type { ListDefinition } from '#core/lists/list'

const HOLDERS = `((select count(*) from users_staff s where s.role_id = r.id)
  + (select count(*) from users_groups g where g.role_id = r.id))`

/** Roles of both interfaces. */
const rolesList: ListDefinition = {
  permission: 'users.roles.list',
  label: label('Rôles', 'Roles'),
  from: 'users_roles r',
  id: 'r.id',
  columns: {
    name: { type: 'text', sql: 'r.name', label: label('Nom', 'Name') },
    guard_name: {
      type: 'choice',
      sql: 'r.guard_name',
      label: label('Interface', 'Interface'),
      choices: [
        { value: 'admin', label: label('Administration', 'Back office') },
        { value: 'front', label: label('Boutique', 'Shop') },
      ],
    },
    grants_all: { type: 'boolean', sql: 'r.grants_all', label: label('Tous les droits', 'All rights') },
    permissions: {
      type: 'number',
      sql: '(select count(*) from users_role_permissions p where p.role_id = r.id)',
      label: label('Permissions', 'Permissions'),
    },
    holders: { type: 'number', sql: HOLDERS, label: label('Attribué à', 'Held by') },
    updated_at: { type: 'instant', sql: 'r.updated_at', label: label('Modifié le', 'Changed'), isShown: false },
  },
  search: ['core_fold(r.name)'],
  order: 'guard_name,name',
}

export default rolesList
