import { label } from '#plugins/sales/shared/label'

/** What staff may be allowed to read of the figures. */
export const reportPermissions = {
  'sales.reports.list': label(
    'Lire les ventes par période, produit et catégorie',
    'Read sales by period, product, category'
  ),
  'sales.reports.customers': label('Lire les ventes par client', 'Read sales by customer'),
  'sales.reports.taxes': label('Lire la TVA par pays et par taux', 'Read VAT by country and rate'),
  'sales.reports.stock': label('Lire la valeur du stock', 'Read the value of the stock'),
  'sales.menu.reports': label('Menu : rapports', 'Menu: reports'),
}
