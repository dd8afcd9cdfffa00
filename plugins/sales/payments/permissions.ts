import { label } from '#plugins/sales/shared/label'

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
  'sales.payment_alerts.list': label('Voir les alertes de paiement', 'See payment alerts'),
  'sales.payment_alerts.view': label('Ouvrir une alerte de paiement', 'Open a payment alert'),
  'sales.payment_alerts.close': label('Classer une alerte de paiement', 'Close a payment alert'),
  'sales.menu.payment_alerts': label('Menu : alertes de paiement', 'Menu: payment alerts'),
  'sales.payment_notifications.list': label(
    'Voir les notifications des prestataires de paiement',
    'See notifications of payment providers'
  ),
  'sales.payment_notifications.view': label('Ouvrir une notification de paiement', 'Open a payment notification'),
  'sales.payment_notifications.work': label(
    'Traiter à nouveau une notification de paiement',
    'Work on a payment notification again'
  ),
  'sales.menu.payment_notifications': label('Menu : notifications de paiement', 'Menu: payment notifications'),
  'sales.payment_accounts.view': label(
    'Voir et vérifier les comptes de paiement en ligne',
    'See and check accounts for online payments'
  ),
  'sales.menu.payment_accounts': label('Menu : comptes de paiement', 'Menu: payment accounts'),
  'sales.menu.admin_transactions': label('Menu : transactions', 'Menu: transactions'),
}
