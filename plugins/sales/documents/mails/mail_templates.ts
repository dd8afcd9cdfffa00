import { inWords } from '#core/mail/mail_variable'
import * as about from '#plugins/sales/documents/mails/about_orders'
import * as quotes from '#plugins/sales/documents/mails/about_quotes'
import {
  ALERT_VALUES,
  AMOUNT,
  ANSWERED_QUOTE_VALUES,
  DUE,
  INVOICE,
  ISSUED,
  LAW_VALUES,
  MONEY,
  ORDER_VALUES,
  PARCEL_VALUES,
  PIECES,
  QUOTE_VALUES,
  REASON,
  REFUND,
  SHORT_VALUES,
} from '#plugins/sales/documents/mails/mail_variables'
import type { MailPart, MailTemplate } from '#core/mail/mail_template'

type Told = Omit<MailTemplate, 'subject' | 'parts'>

const mail = (told: Told, subject: string, ...parts: MailPart[]): MailTemplate => ({ ...told, subject, parts })
const withMore = (some: Told['variables'], more: Told['variables']): Told['variables'] => Object.assign({}, some, more)
const text = (key: string): MailPart => ({ text: key })
const lines = (...names: string[]): MailPart[] => names.map((name) => ({ lines: name }))

const HELLO = text('sales.mails.hello')
const ORDER: MailPart = { link: 'sales.mails.order_link', to: 'address' }
const QUOTE: MailPart = { link: 'sales.mails.quote_link', to: 'address' }
const ANSWER: MailPart = { link: 'sales.mails.quote_answer_link', to: 'address' }

export const orderPlaced = mail(
  {
    label: inWords('Commande confirmée', 'Order confirmed'),
    when: inWords(
      'Au client qui commande\u202f: avec les conditions et le droit de rétractation, que la loi demande.',
      'To a customer who orders: with the terms and the right to withdraw, which the law asks for.'
    ),
    variables: withMore(ORDER_VALUES, LAW_VALUES),
    about: about.PLACED,
    isSample: true,
  },
  'sales.mails.order_placed.subject',
  HELLO,
  text('sales.mails.order_placed.text'),
  ...lines('lines', 'totals', 'payment', 'delivery'),
  ORDER,
  ...lines('after_sale', 'terms', 'withdrawal')
)

export const orderPlacedStaff = mail(
  {
    label: inWords('Nouvelle commande', 'New order'),
    when: inWords('À l’équipe, quand un client commande.', 'To staff, when a customer orders.'),
    variables: ORDER_VALUES,
    about: about.PLACED_STAFF,
  },
  'sales.mails.order_placed_staff.subject',
  text('sales.mails.order_placed_staff.text'),
  ...lines('lines', 'totals', 'delivery', 'comment'),
  ORDER
)

/** The order, or what was left of it, is called off. */
export const orderCanceled = mail(
  {
    label: inWords('Commande annulée', 'Order cancelled'),
    when: inWords(
      'Au client dont la commande, ou ce qui en restait, est annulée.',
      'To a customer whose order, or what was left of it, is called off.'
    ),
    variables: withMore(ORDER_VALUES, { pieces: PIECES, reason: REASON, money: MONEY }),
    about: about.CANCELED,
  },
  'sales.mails.order_canceled.subject',
  HELLO,
  text('sales.mails.order_canceled.text'),
  ...lines('reason', 'money'),
  ORDER
)

/** Some pieces are called off. */
export const orderReduced = mail(
  {
    label: inWords('Articles annulés', 'Items cancelled'),
    when: inWords(
      'Au client dont une partie de la commande est annulée.',
      'To a customer when part of their order is called off.'
    ),
    variables: withMore(ORDER_VALUES, { pieces: PIECES, reason: REASON, money: MONEY }),
    about: about.REDUCED,
  },
  'sales.mails.order_reduced.subject',
  HELLO,
  text('sales.mails.order_reduced.text'),
  ...lines('pieces', 'reason', 'money'),
  ORDER
)

export const orderCommented = mail(
  {
    label: inWords('Message sur une commande', 'Message about an order'),
    when: inWords(
      'Au client à qui l’équipe écrit au sujet de sa commande.',
      'To a customer whom staff write to about an order.'
    ),
    variables: ORDER_VALUES,
    about: about.COMMENTED,
  },
  'sales.mails.order_commented.subject',
  HELLO,
  text('sales.mails.order_commented.text'),
  ...lines('comment'),
  ORDER
)

/** Orders for which stock is missing. */
export const ordersShortStaff = mail(
  {
    label: inWords('Stock insuffisant', 'Not enough stock'),
    when: inWords(
      'À l’équipe, quand le stock ne suffit plus aux commandes.',
      'To staff, when stock does not suffice for the orders.'
    ),
    variables: SHORT_VALUES,
  },
  'sales.mails.orders_short_staff.subject',
  text('sales.mails.orders_short_staff.text'),
  ...lines('lines'),
  text('sales.mails.orders_short_staff.ways'),
  { link: 'sales.mails.orders_short_staff.link', to: 'address' }
)

/** Money that staff must look at. */
export const paymentAlertStaff = mail(
  {
    label: inWords('Paiement à vérifier', 'Payment to look at'),
    when: inWords('À l’équipe, quand un paiement demande un regard.', 'To staff, when a payment needs a look.'),
    variables: ALERT_VALUES,
  },
  'sales.mails.payment_alert_staff.subject',
  text('sales.mails.payment_alert_staff.text'),
  ...lines('facts'),
  text('sales.mails.payment_alert_staff.ways'),
  { link: 'sales.mails.payment_alert_staff.link', to: 'address' }
)

export const orderShipped = mail(
  {
    label: inWords('Colis expédié', 'Parcel sent'),
    when: inWords('Au client dont un colis part.', 'To a customer when a parcel leaves.'),
    variables: withMore(ORDER_VALUES, PARCEL_VALUES),
    about: about.SHIPPED,
  },
  'sales.mails.order_shipped.subject',
  HELLO,
  text('sales.mails.order_shipped.text'),
  ...lines('parcel', 'tracking', 'delivery'),
  ORDER,
  ...lines('after_sale')
)

/** For the contact of the source that the parcel left, too. */
export const orderShippedStaff = mail(
  {
    label: inWords('Colis parti d’un lieu de stock', 'Parcel left a place of stock'),
    when: inWords(
      'À l’équipe et au contact du lieu de stock d’où part un colis.',
      'To staff and the contact of the place of stock that a parcel leaves.'
    ),
    variables: withMore(ORDER_VALUES, PARCEL_VALUES),
    about: about.SHIPPED_STAFF,
  },
  'sales.mails.order_shipped_staff.subject',
  text('sales.mails.order_shipped_staff.text'),
  ...lines('parcel', 'tracking', 'delivery'),
  ORDER
)

export const orderInvoiced = mail(
  {
    label: inWords('Facture établie', 'Invoice issued'),
    when: inWords('Au client dont la facture est établie.', 'To a customer whose invoice is issued.'),
    variables: withMore(ORDER_VALUES, { invoice: INVOICE, amount: AMOUNT }),
    about: about.INVOICED,
  },
  'sales.mails.order_invoiced.subject',
  HELLO,
  text('sales.mails.order_invoiced.text'),
  ...lines('payment'),
  ORDER
)

export const invoiceReminder = mail(
  {
    label: inWords('Rappel de facture', 'Reminder of an invoice'),
    when: inWords('Au client dont la facture reste à payer.', 'To a customer whose invoice is not paid yet.'),
    variables: withMore(ORDER_VALUES, { invoice: INVOICE, amount: AMOUNT, issued: ISSUED, due: DUE }),
    about: about.REMINDED,
  },
  'sales.mails.invoice_reminder.subject',
  HELLO,
  text('sales.mails.invoice_reminder.text'),
  ...lines('payment'),
  ORDER,
  text('sales.mails.invoice_reminder.crossed')
)

export const orderRefunded = mail(
  {
    label: inWords('Avoir établi', 'Credit note issued'),
    when: inWords('Au client dont un avoir est établi.', 'To a customer for whom a credit note is issued.'),
    variables: withMore(ORDER_VALUES, { refund: REFUND, amount: AMOUNT, money: MONEY, reason: REASON }),
    about: about.REFUNDED,
  },
  'sales.mails.order_refunded.subject',
  HELLO,
  text('sales.mails.order_refunded.text'),
  ...lines('money', 'reason'),
  ORDER
)

/** Money that the customer was waiting for has gone. */
export const moneyReturned = mail(
  {
    label: inWords('Remboursement parti', 'Money returned'),
    when: inWords(
      'Au client à qui l’argent dû vient d’être rendu.',
      'To a customer whom the money due was just returned to.'
    ),
    variables: withMore(ORDER_VALUES, { money: MONEY }),
  },
  'sales.mails.money_returned.subject',
  HELLO,
  text('sales.mails.money_returned.text'),
  ...lines('money'),
  ORDER
)

export const quoteRequested = mail(
  {
    label: inWords('Demande de devis reçue', 'Quote request received'),
    when: inWords('Au client qui demande un devis.', 'To a customer who asks for a quote.'),
    variables: QUOTE_VALUES,
    about: quotes.ASKED,
  },
  'sales.mails.quote_requested.subject',
  HELLO,
  text('sales.mails.quote_requested.text'),
  ...lines('lines', 'total', 'comment'),
  QUOTE
)

export const quoteRequestedStaff = mail(
  {
    label: inWords('Nouvelle demande de devis', 'New quote request'),
    when: inWords('À l’équipe, quand un client demande un devis.', 'To staff, when a customer asks for a quote.'),
    variables: QUOTE_VALUES,
    about: quotes.ASKED,
  },
  'sales.mails.quote_requested_staff.subject',
  text('sales.mails.quote_requested_staff.text'),
  ...lines('lines', 'total', 'comment'),
  QUOTE
)

export const quoteSent = mail(
  {
    label: inWords('Devis envoyé', 'Quote sent'),
    when: inWords('Au client à qui l’équipe envoie un devis.', 'To a customer whom staff send a quote to.'),
    variables: ANSWERED_QUOTE_VALUES,
    about: quotes.SENT,
  },
  'sales.mails.quote_sent.subject',
  HELLO,
  text('sales.mails.quote_sent.text'),
  ...lines('text', 'lines', 'total'),
  text('sales.mails.quote_sent.until'),
  ANSWER
)

export const quoteReminder = mail(
  {
    label: inWords('Devis bientôt expiré', 'Quote that soon expires'),
    when: inWords('Au client dont le devis expire bientôt.', 'To a customer whose quote soon expires.'),
    variables: ANSWERED_QUOTE_VALUES,
    about: quotes.SENT,
  },
  'sales.mails.quote_reminder.subject',
  HELLO,
  text('sales.mails.quote_reminder.text'),
  ...lines('lines', 'total'),
  ANSWER
)

/** Staff accepted it for its customer: who did not agree can say so. */
export const quoteAccepted = mail(
  {
    label: inWords('Devis accepté', 'Quote accepted'),
    when: inWords('Au client pour qui l’équipe a noté un accord.', 'To a customer for whom staff noted an agreement.'),
    variables: QUOTE_VALUES,
    about: quotes.ASKED,
  },
  'sales.mails.quote_accepted.subject',
  HELLO,
  text('sales.mails.quote_accepted.text'),
  ...lines('lines', 'total'),
  text('sales.mails.quote_accepted.wrong'),
  QUOTE
)

/** The shop took back what it sent. */
export const quoteCanceled = mail(
  {
    label: inWords('Devis annulé', 'Quote cancelled'),
    when: inWords('Au client dont le devis envoyé est repris.', 'To a customer whose quote is taken back.'),
    variables: QUOTE_VALUES,
    about: quotes.ASKED,
  },
  'sales.mails.quote_canceled.subject',
  HELLO,
  text('sales.mails.quote_canceled.text'),
  ...lines('text'),
  QUOTE
)

/** The shop does not answer a request with a price. */
export const quoteRefused = mail(
  {
    label: inWords('Demande de devis refusée', 'Quote request refused'),
    when: inWords('Au client dont la demande de devis reste sans prix.', 'To a customer whose request gets no price.'),
    variables: QUOTE_VALUES,
    about: quotes.ASKED,
  },
  'sales.mails.quote_refused.subject',
  HELLO,
  text('sales.mails.quote_refused.text'),
  ...lines('text'),
  QUOTE
)

export const quoteCommented = mail(
  {
    label: inWords('Message sur un devis', 'Message about a quote'),
    when: inWords(
      'Au client à qui l’équipe écrit au sujet de son devis.',
      'To a customer whom staff write to about a quote.'
    ),
    variables: QUOTE_VALUES,
    about: quotes.ASKED,
  },
  'sales.mails.quote_commented.subject',
  HELLO,
  text('sales.mails.quote_commented.text'),
  ...lines('text'),
  QUOTE
)

export const quoteDeclinedStaff = mail(
  {
    label: inWords('Devis décliné', 'Quote declined'),
    when: inWords('À l’équipe, quand un client décline un devis.', 'To staff, when a customer declines a quote.'),
    variables: QUOTE_VALUES,
    about: quotes.ASKED,
  },
  'sales.mails.quote_declined_staff.subject',
  text('sales.mails.quote_declined_staff.text'),
  ...lines('text', 'total'),
  QUOTE
)
