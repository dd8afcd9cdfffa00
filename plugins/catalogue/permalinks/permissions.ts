import { label } from '#plugins/catalogue/permissions/label'

/** What staff may be allowed to do with addresses. */
export const permalinkPermissions = {
  'catalogue.permalinks.list': label('Voir les permaliens', 'See permalinks'),
  'catalogue.permalinks.update': label('Modifier les permaliens', 'Change permalinks'),
  'catalogue.menu.permalinks': label('Menu : permaliens', 'Menu: permalinks'),
}
