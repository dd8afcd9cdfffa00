import { aFigure, aLink, aText, inWords, needed, PERSON, someLines } from '#core/mail/mail_variable'
import type { MailTemplate } from '#core/mail/mail_template'

type Variables = MailTemplate['variables']

const LINES = someLines(
  inWords('Articles, avec leur prix', 'Items, with their price'),
  inWords('2 × Un article – 25,00\u00a0€', '2 × An item – €25.00')
)

const COMMENT = someLines(
  inWords('Message écrit', 'Message that was written'),
  inWords('Merci de sonner.', 'Please ring the bell.')
)

/** What all mails about an order are sent with. */
export const ORDER_VALUES: Variables = {
  name: PERSON,
  number: aText(inWords('Numéro de la commande', 'Number of the order'), 'CMD-2026-000042'),
  address: needed(aLink(inWords('Page de la commande', 'Page of the order'), '/account/orders')),
  lines: LINES,
  totals: someLines(
    inWords('Livraison, taxe et total', 'Delivery, tax and total'),
    inWords(
      'Livraison\u202f: 10,00\u00a0€\ndont TVA\u202f: 5,83\u00a0€\nTotal TTC\u202f: 35,00\u00a0€',
      'Delivery: €10.00\nVAT: €5.83\nTotal: €35.00'
    )
  ),
  delivery: someLines(
    inWords('Livraison et adresse', 'Delivery and address'),
    inWords(
      'Livraison (à domicile)\nClaire Martin\n12 rue de la Roquette\n75011 Paris',
      'Delivery (at home)\nClaire Martin\n12 rue de la Roquette\n75011 Paris'
    )
  ),
  payment: someLines(
    inWords('Comment payer', 'How to pay'),
    inWords('Virement\nMontant\u202f: 35,00\u00a0€', 'Transfer\nAmount: €35.00')
  ),
  comment: COMMENT,
}

/** What the law asks for on a durable medium. */
export const LAW_VALUES: Variables = {
  after_sale: someLines(
    inWords('Retours et rétractation', 'Returns and withdrawal'),
    inWords(
      'Vous pouvez vous rétracter jusqu’à 14 jours après la livraison.',
      'You may withdraw until 14 days after the delivery.'
    )
  ),
  terms: needed(
    someLines(inWords('Conditions de vente', 'Terms of sale'), inWords('Conditions de vente', 'Terms of sale'))
  ),
  withdrawal: needed(
    someLines(
      inWords('Droit de rétractation, avec son formulaire', 'Right to withdraw, with its form'),
      inWords('Droit de rétractation', 'Right to withdraw')
    )
  ),
}

export const PARCEL_VALUES: Variables = {
  shipment: aText(inWords('Numéro du colis', 'Number of the parcel'), 'EXP-2026-000042'),
  source: aText(inWords('Lieu de stock', 'Place of stock'), inWords('Entrepôt', 'Warehouse')),
  parcel: someLines(inWords('Contenu du colis', 'Content of the parcel'), inWords('2 × Un article', '2 × An item')),
  tracking: someLines(
    inWords('Transporteur et numéro de suivi', 'Carrier and tracking number'),
    'Colissimo, 6A12345678901'
  ),
  after_sale: someLines(inWords('Retours et rétractation', 'Returns and withdrawal'), ''),
}

export const PIECES = someLines(
  inWords('Articles annulés', 'Items that are cancelled'),
  inWords('1 × Un article', '1 × An item')
)
export const REASON = someLines(inWords('Motif', 'Reason'), inWords('Rupture de stock', 'Out of stock'))
export const MONEY = someLines(
  inWords('Ce que devient l’argent', 'What becomes of the money'),
  inWords('25,00\u00a0€ vous seront rendus sous quelques jours.', 'You get €25.00 back within some days.')
)
export const INVOICE = aText(inWords('Numéro de la facture', 'Number of the invoice'), 'FA2026-000042')
export const REFUND = aText(inWords('Numéro de l’avoir', 'Number of the credit note'), 'AV2026-000042')
export const AMOUNT = aText(inWords('Montant', 'Amount'), inWords('35,00\u00a0€', '€35.00'))
export const ISSUED = aText(inWords('Date de la facture', 'Date of the invoice'), inWords('2 mai 2026', '2 May 2026'))

export const DUE = Object.assign(aText(inWords('Échéance', 'Due date'), inWords('1 juin 2026', '1 June 2026')), {
  codes: { delivery: inWords('jour de la livraison', 'the day of delivery') },
})

export const SHORT_VALUES: Variables = {
  count: aFigure(inWords('Nombre de commandes', 'Number of orders'), 2),
  lines: someLines(
    inWords('Commandes, avec ce qui manque', 'Orders, with what is missing'),
    'CMD-2026-000042, Claire Martin'
  ),
  address: aLink(inWords('Liste de ces commandes', 'List of these orders'), '/admin'),
}

export const ALERT_VALUES: Variables = {
  what: aText(inWords('Ce qui s’est passé', 'What happened'), inWords('Montant différent', 'Another amount')),
  facts: someLines(inWords('Commande, moyen et montant', 'Order, method and amount'), 'CMD-2026-000042 · 35,00\u00a0€'),
  address: aLink(inWords('Page de l’alerte', 'Page of the alert'), '/admin'),
}

/** What all mails about a quote are sent with. */
export const QUOTE_VALUES: Variables = {
  name: PERSON,
  number: aText(inWords('Numéro du devis', 'Number of the quote'), 'DEV-2026-000012'),
  email: aText(inWords('Adresse du client', 'Address of the customer'), 'claire@exemple.fr'),
  lines: LINES,
  total: someLines(
    inWords('Total du devis', 'Total of the quote'),
    inWords('Total du devis\u202f: 250,00\u00a0€ TTC', 'Total of the quote: €250.00')
  ),
  date: aText(inWords('Dernier jour du devis', 'Last day of the quote'), inWords('1 juin 2026', '1 June 2026')),
  comment: COMMENT,
  text: someLines(
    inWords('Message de l’équipe ou du client', 'Message of staff or of the customer'),
    inWords('Voici nos prix.', 'Here are our prices.')
  ),
  order: aText(inWords('Numéro de la commande qui en vient', 'Number of the order made from it'), 'CMD-2026-000042'),
  address: aLink(inWords('Page du devis', 'Page of the quote'), '/quote'),
}

/** Of mails by which a quote is answered. */
export const ANSWERED_QUOTE_VALUES: Variables = Object.assign({}, QUOTE_VALUES, {
  address: needed(aLink(inWords('Page où répondre au devis', 'Page to answer the quote'), '/quote')),
})
