import { label } from '#plugins/platform/permissions/label'

/** What staff may be allowed to do with the media library and its categories. */
export const mediaPermissions = {
  'platform.library.list': label('Médiathèque : voir les médias', 'Media library: see media'),
  'platform.library.upload': label('Médiathèque : envoyer des médias', 'Media library: upload media'),
  'platform.library.update': label(
    'Médiathèque : décrire, classer et remplacer un média',
    'Media library: describe, sort and replace a medium'
  ),
  'platform.media_categories.list': label('Voir les catégories de médias', 'See media categories'),
  'platform.media_categories.create': label('Créer une catégorie de médias', 'Create a media category'),
  'platform.media_categories.update': label('Modifier une catégorie de médias', 'Change a media category'),
  'platform.media_categories.delete': label('Supprimer une catégorie de médias', 'Delete a media category'),
  'platform.menu.library': label('Menu : médiathèque', 'Menu: media library'),
  'platform.menu.media_categories': label('Menu : catégories de médias', 'Menu: media categories'),
}
