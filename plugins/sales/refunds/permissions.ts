import { label } from '#plugins/sales/shared/label'

/** What staff may be allowed to do with credit notes. */
export const refundPermissions = {
  'sales.refunds.list': label('Voir la liste des remboursements', 'See the list of refunds'),
  'sales.refunds.create': label('Rembourser une commande', 'Refund an order'),
  'sales.refunds.update_qty': label('Calculer un remboursement', 'Work out a refund'),
  'sales.refunds.view': label('Ouvrir un remboursement', 'Open a refund'),
  'sales.refunds.print': label('Imprimer des avoirs', 'Print credit notes'),
  'sales.menu.admin_refunds': label('Menu : remboursements', 'Menu: refunds'),
}
