import { label } from '#plugins/catalogue/permissions/label'

/** What staff may be allowed to do with categories and dishes. */
export const categoryPermissions = {
  'catalogue.categories.list': label('Voir les catégories et les plats', 'See categories and dishes'),
  'catalogue.categories.create': label('Créer une catégorie ou un plat', 'Create a category or dish'),
  'catalogue.categories.update': label('Modifier une catégorie ou un plat', 'Change a category or dish'),
  'catalogue.categories.delete': label('Supprimer une catégorie ou un plat', 'Delete a category or dish'),
  'catalogue.categories.mass_delete': label(
    'Supprimer des catégories ou des plats en nombre',
    'Delete categories or dishes in bulk'
  ),
  'catalogue.menu.admin_categories': label('Menu : catégories', 'Menu: categories'),
  'catalogue.menu.dishes': label('Menu : plats associés', 'Menu: dishes'),
}
