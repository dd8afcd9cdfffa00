import { label } from '#plugins/catalogue/permissions/label'

/** What staff may be allowed to do with products, their prices, stock and pictures. */
export const productPermissions = {
  'catalogue.products.update': label('Modifier un produit', 'Change a product'),
  'catalogue.products.import': label('Importer des produits', 'Import products'),
  'catalogue.products.update_inventories': label('Modifier le stock', 'Change stock'),
}

/** Those of them that editors hold from the start. */
export const editorProductPermissions: string[] = []
