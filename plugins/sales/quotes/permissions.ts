import { label } from '#plugins/sales/shared/label'

/** What customers may be allowed to do with their quotes. */
export const ownQuotePermissions = {
  'sales.account.quotes': label('Voir la liste de ses devis', 'See the list of their quotes'),
}

/** What staff may be allowed to do with quotes. */
export const quotePermissions = {
  'sales.quotes.list': label('Voir la liste des devis', 'See the list of quotes'),
  'sales.quotes.view': label('Ouvrir un devis', 'Open a quote'),
  'sales.quotes.create': label('Établir un devis pour un client', 'Begin a quote for a customer'),
  'sales.quotes.update': label(
    'Changer les articles, les prix et les adresses d’un devis',
    'Change the items, prices and addresses of a quote'
  ),
  'sales.quotes.send': label('Envoyer un devis', 'Send a quote'),
  'sales.quotes.accept': label('Accepter un devis au nom du client', 'Accept a quote on behalf of its customer'),
  'sales.quotes.cancel': label('Refuser ou annuler un devis', 'Refuse or cancel a quote'),
  'sales.quotes.comment': label('Commenter un devis, avec ou sans courriel', 'Comment on a quote, by mail or not'),
  'sales.quotes.print': label('Imprimer un devis', 'Print a quote'),
  'sales.menu.admin_quotes': label('Menu : devis', 'Menu: quotes'),
}
