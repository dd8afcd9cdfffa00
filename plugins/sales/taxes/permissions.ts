import type { Label } from '#core/i18n/label'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** What staff may be allowed to do with VAT. */
export const taxPermissions = {
  'sales.tax_categories.list': label('Voir les catégories de TVA', 'See VAT categories'),
  'sales.tax_categories.create': label('Ajouter des catégories de TVA', 'Add VAT categories'),
  'sales.tax_categories.update': label('Modifier les catégories de TVA', 'Change VAT categories'),
  'sales.tax_categories.delete': label('Supprimer des catégories de TVA', 'Delete VAT categories'),
  'sales.tax_rates.list': label('Voir les taux de TVA', 'See VAT rates'),
  'sales.tax_rates.create': label('Ajouter des taux de TVA', 'Add VAT rates'),
  'sales.tax_rates.update': label('Modifier les taux de TVA', 'Change VAT rates'),
  'sales.tax_rates.delete': label('Supprimer des taux de TVA', 'Delete VAT rates'),
  'sales.tax_rates.import': label('Importer des taux de TVA', 'Import VAT rates'),
  'sales.menu.tax_categories': label('Menu : catégories de TVA', 'Menu: VAT categories'),
  'sales.menu.tax_rates': label('Menu : taux de TVA', 'Menu: VAT rates'),
} satisfies Record<string, Label>
