import { label } from '#plugins/users/permissions/label'

/**
 * What customers may be allowed to do in their account. Their password, their sign-ins and their own data are theirs
 * whatever their group.
 */
export const accountPermissions = {
  'users.account.profile': label('Voir et modifier son profil', 'See and change their profile'),
  'users.account.addresses': label('Tenir son carnet d’adresses', 'Keep their address book'),
}
