import { label } from '#plugins/sales/shared/label'

/** What staff may be allowed to do with invoices. */
export const invoicePermissions = {
  'sales.invoices.list': label('Voir la liste des factures', 'See the list of invoices'),
  'sales.invoices.create': label('Établir une facture', 'Issue an invoice'),
  'sales.invoices.view': label('Ouvrir une facture', 'Open an invoice'),
  'sales.invoices.remind': label('Relancer une facture impayée', 'Remind of an unpaid invoice'),
  'sales.invoices.print': label('Imprimer des factures', 'Print invoices'),
  'sales.menu.admin_invoices': label('Menu : factures', 'Menu: invoices'),
}
