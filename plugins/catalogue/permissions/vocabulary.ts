import { label } from '#plugins/catalogue/permissions/label'

/** What staff may be allowed to do with what products are described and reached by. */
export const vocabularyPermissions = {
  'catalogue.categories.list': label('Voir les catégories et les plats', 'See categories and dishes'),
  'catalogue.categories.create': label('Créer une catégorie ou un plat', 'Create a category or dish'),
  'catalogue.categories.update': label('Modifier une catégorie ou un plat', 'Change a category or dish'),
  'catalogue.categories.delete': label('Supprimer une catégorie ou un plat', 'Delete a category or dish'),
  'catalogue.categories.mass_delete': label(
    'Supprimer des catégories ou des plats en nombre',
    'Delete categories or dishes in bulk'
  ),
  'catalogue.attributes.list': label('Voir les attributs', 'See attributes'),
  'catalogue.attributes.create': label('Créer un attribut', 'Create an attribute'),
  'catalogue.attributes.update': label('Modifier un attribut', 'Change an attribute'),
  'catalogue.attributes.delete': label('Supprimer un attribut', 'Delete an attribute'),
  'catalogue.attributes.mass_delete': label('Supprimer des attributs en nombre', 'Delete attributes in bulk'),
  'catalogue.families.list': label('Voir les familles', 'See families'),
  'catalogue.families.create': label('Créer une famille', 'Create a family'),
  'catalogue.families.update': label('Modifier une famille', 'Change a family'),
  'catalogue.families.delete': label('Supprimer une famille', 'Delete a family'),
  'catalogue.media_categories.list': label('Voir les catégories de médias', 'See media categories'),
  'catalogue.media_categories.create': label('Créer une catégorie de médias', 'Create a media category'),
  'catalogue.media_categories.update': label('Modifier une catégorie de médias', 'Change a media category'),
  'catalogue.media_categories.delete': label('Supprimer une catégorie de médias', 'Delete a media category'),
  'catalogue.permalinks.list': label('Voir les permaliens', 'See permalinks'),
  'catalogue.permalinks.update': label('Modifier les permaliens', 'Change permalinks'),
  'catalogue.inventory_sources.list': label('Voir les entrepôts', 'See inventory sources'),
  'catalogue.inventory_sources.create': label('Créer un entrepôt', 'Create an inventory source'),
  'catalogue.inventory_sources.update': label('Modifier un entrepôt', 'Change an inventory source'),
  'catalogue.inventory_sources.delete': label('Supprimer un entrepôt', 'Delete an inventory source'),
  'catalogue.menu.admin_categories': label('Menu : catégories', 'Menu: categories'),
  'catalogue.menu.dishes': label('Menu : plats associés', 'Menu: dishes'),
  'catalogue.menu.attributes': label('Menu : attributs', 'Menu: attributes'),
  'catalogue.menu.families': label('Menu : familles d’attributs', 'Menu: attribute families'),
  'catalogue.menu.media_categories': label('Menu : catégories de médias', 'Menu: media categories'),
  'catalogue.menu.permalinks': label('Menu : permaliens', 'Menu: permalinks'),
  'catalogue.menu.inventory_sources': label('Menu : entrepôts', 'Menu: inventory sources'),
}

/** Those of them that editors hold from the start. */
export const editorVocabularyPermissions = [
  'catalogue.media_categories.list',
  'catalogue.media_categories.create',
  'catalogue.media_categories.update',
  'catalogue.media_categories.delete',
  'catalogue.permalinks.list',
  'catalogue.permalinks.update',
  'catalogue.menu.media_categories',
  'catalogue.menu.permalinks',
]
