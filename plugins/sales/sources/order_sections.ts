import type { Label } from '#core/plugin/contract'

const label = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** What orders are called in the file of somebody's data. */
export const ORDERS = label('Commandes', 'Orders')

/** Fields of an order there, in the order in which people read them. */
export const ORDER_FIELDS: Record<string, Label> = {
  number: label('Numéro', 'Number'),
  placedAt: label('Passée le', 'Placed'),
  state: label('État', 'State'),
  total: label('Total', 'Total'),
  currency: label('Monnaie', 'Currency'),
  name: label('Nom', 'Name'),
  email: label('Adresse email', 'Email address'),
  billing: label('Adresse de facturation', 'Billing address'),
  delivery: label('Adresse de livraison', 'Delivery address'),
  items: label('Articles', 'Items'),
  comment: label('Commentaire', 'Comment'),
}

/** What quotes are called there. */
export const QUOTES = label('Devis', 'Quotes')

export const QUOTE_FIELDS: Record<string, Label> = {
  number: label('Numéro', 'Number'),
  requestedAt: label('Demandé le', 'Requested'),
  state: label('État', 'State'),
  total: label('Total', 'Total'),
  currency: label('Monnaie', 'Currency'),
  name: label('Nom', 'Name'),
  email: label('Adresse email', 'Email address'),
  billing: label('Adresse de facturation', 'Billing address'),
  delivery: label('Adresse de livraison', 'Delivery address'),
  items: label('Articles', 'Items'),
  comment: label('Commentaire', 'Comment'),
}
