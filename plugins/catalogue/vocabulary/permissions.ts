import { label } from '#plugins/catalogue/permissions/label'

/** What staff may be allowed to do with what products are described by. */
export const vocabularyPermissions = {
  'catalogue.attributes.list': label('Voir les attributs', 'See attributes'),
  'catalogue.attributes.create': label('Créer un attribut', 'Create an attribute'),
  'catalogue.attributes.update': label('Modifier un attribut', 'Change an attribute'),
  'catalogue.attributes.delete': label('Supprimer un attribut', 'Delete an attribute'),
  'catalogue.attributes.mass_delete': label('Supprimer des attributs en nombre', 'Delete attributes in bulk'),
  'catalogue.families.list': label('Voir les familles', 'See families'),
  'catalogue.families.create': label('Créer une famille', 'Create a family'),
  'catalogue.families.update': label('Modifier une famille', 'Change a family'),
  'catalogue.families.delete': label('Supprimer une famille', 'Delete a family'),
  'catalogue.menu.attributes': label('Menu : attributs', 'Menu: attributes'),
  'catalogue.menu.families': label('Menu : familles d’attributs', 'Menu: attribute families'),
}
