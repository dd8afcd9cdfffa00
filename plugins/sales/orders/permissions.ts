import { label } from '#plugins/sales/shared/label'

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
