import type { Label } from '#core/plugin/contract'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** What customers may be allowed to do with their orders. */
export const ownOrderPermissions = {
  'sales.account.orders': label('Voir, annuler et recommander ses commandes', 'See, cancel and repeat their orders'),
  'sales.account.downloads': label('Télécharger ce que l’on a acheté', 'Fetch what they bought'),
}

/** What staff may be allowed to do with orders. */
export const orderPermissions = {
  'sales.orders.list': label('Voir la liste des commandes', 'See the list of orders'),
  'sales.orders.view': label('Ouvrir une commande', 'Open an order'),
  'sales.orders.create': label('Créer une commande pour un client', 'Create an order for a customer'),
  'sales.orders.cancel': label('Annuler une commande', 'Cancel an order'),
  'sales.orders.comment': label('Commenter une commande, avec ou sans courriel', 'Comment on an order, by mail or not'),
  'sales.downloads.renew': label('Rouvrir les téléchargements d’un client', 'Reopen downloads of a customer'),
  'sales.menu.admin_orders': label('Menu : commandes', 'Menu: orders'),
}

/** What staff may be allowed to do with parcels. */
export const shipmentPermissions = {
  'sales.shipments.list': label('Voir la liste des expéditions', 'See the list of shipments'),
  'sales.shipments.create': label('Expédier une commande', 'Ship an order'),
  'sales.shipments.view': label('Ouvrir une expédition', 'Open a shipment'),
  'sales.shipments.print': label('Imprimer des bons de livraison', 'Print delivery notes'),
  'sales.menu.admin_shipments': label('Menu : expéditions', 'Menu: shipments'),
}

/** What staff may be allowed to do with invoices. */
export const invoicePermissions = {
  'sales.invoices.list': label('Voir la liste des factures', 'See the list of invoices'),
  'sales.invoices.create': label('Établir une facture', 'Issue an invoice'),
  'sales.invoices.view': label('Ouvrir une facture', 'Open an invoice'),
  'sales.invoices.remind': label('Relancer une facture impayée', 'Remind of an unpaid invoice'),
  'sales.invoices.print': label('Imprimer des factures', 'Print invoices'),
  'sales.menu.admin_invoices': label('Menu : factures', 'Menu: invoices'),
}

/** What staff may be allowed to do with money that came or went. */
export const transactionPermissions = {
  'sales.transactions.list': label('Voir la liste des transactions', 'See the list of transactions'),
  'sales.transactions.create': label('Enregistrer un règlement', 'Record a payment'),
  'sales.transactions.capture': label('Encaisser un paiement autorisé', 'Capture an authorised payment'),
  'sales.transactions.refund': label(
    'Rendre de l’argent, par le prestataire ou autrement',
    'Give money back, by the provider or not'
  ),
  'sales.transactions.ask': label('Redemander sa réponse à un prestataire', 'Ask a provider again for its answer'),
  'sales.transactions.view': label('Ouvrir une transaction', 'Open a transaction'),
  'sales.menu.admin_transactions': label('Menu : transactions', 'Menu: transactions'),
}

/** What staff may be allowed to do with credit notes. */
export const refundPermissions = {
  'sales.refunds.list': label('Voir la liste des remboursements', 'See the list of refunds'),
  'sales.refunds.create': label('Rembourser une commande', 'Refund an order'),
  'sales.refunds.update_qty': label('Calculer un remboursement', 'Work out a refund'),
  'sales.refunds.view': label('Ouvrir un remboursement', 'Open a refund'),
  'sales.refunds.print': label('Imprimer des avoirs', 'Print credit notes'),
  'sales.menu.admin_refunds': label('Menu : remboursements', 'Menu: refunds'),
}

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
