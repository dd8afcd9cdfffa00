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

/** What was sent of quotes, each time as it was then. */
export const REVISIONS = label('Devis envoyés', 'Quotes as they were sent')

export const REVISION_FIELDS: Record<string, Label> = {
  number: label('Numéro', 'Number'),
  revision: label('Version', 'Revision'),
  sentAt: label('Envoyé le', 'Sent'),
  validUntil: label('Valable jusqu’au', 'Valid until'),
  total: label('Total', 'Total'),
  currency: label('Monnaie', 'Currency'),
  billing: label('Adresse de facturation', 'Billing address'),
  delivery: label('Adresse de livraison', 'Delivery address'),
  items: label('Articles', 'Items'),
  message: label('Message', 'Message'),
}

/** Addresses that quotes had until they were changed. */
export const FORMER_ADDRESSES = label('Anciennes adresses des devis', 'Former addresses of quotes')

export const FORMER_ADDRESS_FIELDS: Record<string, Label> = {
  number: label('Numéro', 'Number'),
  changedAt: label('Changée le', 'Changed'),
  billing: label('Adresse de facturation', 'Billing address'),
  delivery: label('Adresse de livraison', 'Delivery address'),
}
