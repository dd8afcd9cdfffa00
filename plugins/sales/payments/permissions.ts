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
  'sales.menu.admin_transactions': label('Menu : transactions', 'Menu: transactions'),
}
