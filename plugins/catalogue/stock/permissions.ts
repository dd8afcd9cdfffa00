import { label } from '#plugins/catalogue/permissions/label'

/** What staff may be allowed to do with places of stock. */
export const sourcePermissions = {
  'catalogue.inventory_sources.list': label('Voir les entrepôts', 'See inventory sources'),
  'catalogue.inventory_sources.create': label('Créer un entrepôt', 'Create an inventory source'),
  'catalogue.inventory_sources.update': label('Modifier un entrepôt', 'Change an inventory source'),
  'catalogue.inventory_sources.delete': label('Supprimer un entrepôt', 'Delete an inventory source'),
  'catalogue.menu.inventory_sources': label('Menu : entrepôts', 'Menu: inventory sources'),
}
