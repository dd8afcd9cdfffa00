import { label } from '#plugins/catalogue/permissions/label'

/** What staff may be allowed to do with products, their prices, stock and pictures. */
export const productPermissions = {
  'catalogue.products.list': label('Voir les produits', 'See products'),
  'catalogue.products.create': label('Créer un produit', 'Create a product'),
  'catalogue.products.copy': label('Dupliquer un produit', 'Copy a product'),
  'catalogue.products.update': label('Modifier un produit', 'Change a product'),
  'catalogue.products.import': label('Importer des produits', 'Import products'),
  'catalogue.products.update_inventories': label('Modifier le stock', 'Change stock'),
  'catalogue.products.delete': label('Supprimer un produit', 'Delete a product'),
  'catalogue.products.mass_delete': label('Supprimer des produits en nombre', 'Delete products in bulk'),
  'catalogue.products.mass_update': label('Modifier des produits en nombre', 'Change products in bulk'),
  'catalogue.menu.admin_products': label('Menu : produits', 'Menu: products'),
}

/** Those of them that editors hold from the start. */
export const editorProductPermissions = ['catalogue.products.list', 'catalogue.menu.admin_products']
