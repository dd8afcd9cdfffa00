import { label } from '#plugins/users/permissions/label'

/** What staff may be allowed to do with customers and their groups. */
export const customerPermissions = {
  'users.groups.list': label('Voir les groupes', 'See groups'),
}
