import { label } from '#plugins/users/permissions/label'

/** What staff may be allowed to do with staff, roles and permissions. */
export const staffPermissions = {
  'users.roles.list': label('Voir les rôles', 'See roles'),
  'users.permissions.list': label('Voir les permissions', 'See permissions'),
}
