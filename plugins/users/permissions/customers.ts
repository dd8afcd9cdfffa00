import { label } from '#plugins/users/permissions/label'

/** What staff may be allowed to do with customers and their groups. */
export const customerPermissions = {
  'users.customers.list': label('Voir les clients', 'See customers'),
  'users.customers.create': label('Créer des clients', 'Create customers'),
  'users.customers.update': label('Modifier les clients', 'Change customers'),
  'users.customers.delete': label('Supprimer des clients', 'Delete customers'),
  'users.customers.mass_update': label('Modifier des clients en masse', 'Change many customers at once'),
  'users.customers.mass_delete': label('Supprimer des clients en masse', 'Delete many customers at once'),
  'users.customers.notes': label('Lire et écrire les notes des clients', 'Read and write notes on customers'),
  'users.customers.addresses': label(
    'Voir et modifier les adresses des clients',
    'See and change customers’ addresses'
  ),
  'users.customers.gdpr.list': label('Voir et exporter les données d’un client', 'See and export a customer’s data'),
  'users.customers.gdpr.delete': label('Effacer les données d’un client', 'Erase a customer’s data'),
  'users.groups.list': label('Voir les groupes', 'See groups'),
  'users.groups.create': label('Créer des groupes', 'Create groups'),
  'users.groups.update': label('Modifier les groupes', 'Change groups'),
  'users.groups.delete': label('Supprimer des groupes', 'Delete groups'),
  'users.menu.customers': label('Menu Clients', 'Customers menu'),
  'users.menu.groups': label('Menu Groupes', 'Groups menu'),
}
