import { label } from '#plugins/users/permissions/label'

/** What staff may be allowed to do with staff, roles and permissions. */
export const staffPermissions = {
  'users.admins.list': label('Voir les administrateurs', 'See administrators'),
  'users.admins.create': label('Ajouter un administrateur', 'Add an administrator'),
  'users.admins.update': label('Modifier ou suspendre un administrateur', 'Change or suspend an administrator'),
  'users.admins.delete': label('Supprimer un administrateur', 'Delete an administrator'),
  'users.admins.confirm': label('Confirmer son mot de passe', 'Confirm their password'),
  'users.admins.delete_self': label('Supprimer son propre compte', 'Delete their own account'),
  'users.roles.list': label('Voir les rôles', 'See roles'),
  'users.roles.create': label('Créer un rôle', 'Create a role'),
  'users.roles.update': label('Renommer un rôle', 'Rename a role'),
  'users.roles.delete': label('Supprimer un rôle', 'Delete a role'),
  'users.roles.permissions.list': label('Voir les permissions d’un rôle', 'See the permissions of a role'),
  'users.roles.permissions.sync': label('Changer les permissions d’un rôle', 'Change the permissions of a role'),
  'users.permissions.list': label('Voir toutes les permissions', 'See all permissions'),
  'users.menu.admins': label('Menu : administrateurs', 'Menu: administrators'),
  'users.menu.roles': label('Menu : rôles', 'Menu: roles'),
  'users.menu.api': label('Menu : API', 'Menu: API'),
}
