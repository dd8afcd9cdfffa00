import type { Label } from '#core/i18n/label'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** What staff may be allowed to do with the cost of delivery. */
export const tableRatePermissions = {
  'sales.table_rates.list': label('Voir les tarifs de livraison', 'See table rates'),
  'sales.table_rates.create': label('Ajouter des tarifs de livraison', 'Add table rates'),
  'sales.table_rates.update': label('Modifier les tarifs de livraison', 'Change table rates'),
  'sales.table_rates.delete': label('Supprimer des tarifs de livraison', 'Delete table rates'),
  'sales.table_rates.import': label('Importer des tarifs de livraison', 'Import table rates'),
  'sales.menu.table_rates': label('Menu : tarifs de livraison', 'Menu: table rates'),
} satisfies Record<string, Label>
