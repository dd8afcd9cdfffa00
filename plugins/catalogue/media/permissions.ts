import { label } from '#plugins/catalogue/permissions/label'

/** What staff may be allowed to do with categories of media. */
export const mediaPermissions = {
  'catalogue.media_categories.list': label('Voir les catégories de médias', 'See media categories'),
  'catalogue.media_categories.create': label('Créer une catégorie de médias', 'Create a media category'),
  'catalogue.media_categories.update': label('Modifier une catégorie de médias', 'Change a media category'),
  'catalogue.media_categories.delete': label('Supprimer une catégorie de médias', 'Delete a media category'),
  'catalogue.menu.media_categories': label('Menu : catégories de médias', 'Menu: media categories'),
}
