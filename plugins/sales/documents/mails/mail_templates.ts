import type { MailPart, MailTemplate } from '#core/mail/mail_template'

const mail = (subject: string, ...parts: MailPart[]): MailTemplate => ({ subject, parts })
const text = (key: string): MailPart => ({ text: key })
const lines = (...names: string[]): MailPart[] => names.map((name) => ({ lines: name }))

const HELLO = text('sales.mails.hello')
const ORDER: MailPart = { link: 'sales.mails.order_link', to: 'address' }
const QUOTE: MailPart = { link: 'sales.mails.quote_link', to: 'address' }
const ANSWER: MailPart = { link: 'sales.mails.quote_answer_link', to: 'address' }

// Mails about an order have the values `name`, `number` and `address` of its page, and those of `mailValues`: `lines`,
// `totals`, `delivery`, `payment`, `comment`. For staff, `address` is that of the back office.

/** More values: `after_sale`, what plugins offer; `terms` of the sale; `withdrawal`: how to withdraw from it, with the form. */
export const orderPlaced = mail(
  'sales.mails.order_placed.subject',
  HELLO,
  text('sales.mails.order_placed.text'),
  ...lines('lines', 'totals', 'payment', 'delivery'),
  ORDER,
  ...lines('after_sale', 'terms', 'withdrawal')
)

export const orderPlacedStaff = mail(
  'sales.mails.order_placed_staff.subject',
  text('sales.mails.order_placed_staff.text'),
  ...lines('lines', 'totals', 'delivery', 'comment'),
  ORDER
)

/** The order, or what was left of it, is called off. More values: `reason`, `money`. */
export const orderCanceled = mail(
  'sales.mails.order_canceled.subject',
  HELLO,
  text('sales.mails.order_canceled.text'),
  ...lines('reason', 'money'),
  ORDER
)

/** Some pieces are called off. More values: `pieces`, `reason`, `money`. */
export const orderReduced = mail(
  'sales.mails.order_reduced.subject',
  HELLO,
  text('sales.mails.order_reduced.text'),
  ...lines('pieces', 'reason', 'money'),
  ORDER
)

/** `comment` is what staff wrote. */
export const orderCommented = mail(
  'sales.mails.order_commented.subject',
  HELLO,
  text('sales.mails.order_commented.text'),
  ...lines('comment'),
  ORDER
)

/** Orders for which stock is missing. Values: `count`, `lines`, `address`. */
export const ordersShortStaff = mail(
  'sales.mails.orders_short_staff.subject',
  text('sales.mails.orders_short_staff.text'),
  ...lines('lines'),
  text('sales.mails.orders_short_staff.ways'),
  { link: 'sales.mails.orders_short_staff.link', to: 'address' }
)

/** Money that staff must look at. Values: `what`, `facts`, `address`. */
export const paymentAlertStaff = mail(
  'sales.mails.payment_alert_staff.subject',
  text('sales.mails.payment_alert_staff.text'),
  ...lines('facts'),
  text('sales.mails.payment_alert_staff.ways'),
  { link: 'sales.mails.payment_alert_staff.link', to: 'address' }
)

/** More values: `parcel`, `tracking`, `after_sale`. */
export const orderShipped = mail(
  'sales.mails.order_shipped.subject',
  HELLO,
  text('sales.mails.order_shipped.text'),
  ...lines('parcel', 'tracking', 'delivery'),
  ORDER,
  ...lines('after_sale')
)

/** For the contact of the source that the parcel left, too. More values: `shipment`, `source`, `parcel`, `tracking`. */
export const orderShippedStaff = mail(
  'sales.mails.order_shipped_staff.subject',
  text('sales.mails.order_shipped_staff.text'),
  ...lines('parcel', 'tracking', 'delivery'),
  ORDER
)

/** More values: `invoice`, `amount`. */
export const orderInvoiced = mail(
  'sales.mails.order_invoiced.subject',
  HELLO,
  text('sales.mails.order_invoiced.text'),
  ...lines('payment'),
  ORDER
)

/** More values: `invoice`, `issued`, `due`, `amount`. */
export const invoiceReminder = mail(
  'sales.mails.invoice_reminder.subject',
  HELLO,
  text('sales.mails.invoice_reminder.text'),
  ...lines('payment'),
  ORDER,
  text('sales.mails.invoice_reminder.crossed')
)

/** More values: `refund`, `amount`, `money`, `reason`. */
export const orderRefunded = mail(
  'sales.mails.order_refunded.subject',
  HELLO,
  text('sales.mails.order_refunded.text'),
  ...lines('money', 'reason'),
  ORDER
)

/** Money that the customer was waiting for has gone. More values: `money`. */
export const moneyReturned = mail(
  'sales.mails.money_returned.subject',
  HELLO,
  text('sales.mails.money_returned.text'),
  ...lines('money'),
  ORDER
)

// Mails about a quote have the values `name`, `number`, `email`, `lines`, `total`, `date`, `comment`, `address`, and `text`:
// what was written with the event.

export const quoteRequested = mail(
  'sales.mails.quote_requested.subject',
  HELLO,
  text('sales.mails.quote_requested.text'),
  ...lines('lines', 'total', 'comment'),
  QUOTE
)

export const quoteRequestedStaff = mail(
  'sales.mails.quote_requested_staff.subject',
  text('sales.mails.quote_requested_staff.text'),
  ...lines('lines', 'total', 'comment'),
  QUOTE
)

export const quoteSent = mail(
  'sales.mails.quote_sent.subject',
  HELLO,
  text('sales.mails.quote_sent.text'),
  ...lines('text', 'lines', 'total'),
  text('sales.mails.quote_sent.until'),
  ANSWER
)

export const quoteReminder = mail(
  'sales.mails.quote_reminder.subject',
  HELLO,
  text('sales.mails.quote_reminder.text'),
  ...lines('lines', 'total'),
  ANSWER
)

/** Staff accepted it for its customer: who did not agree can say so. More values: `order`. */
export const quoteAccepted = mail(
  'sales.mails.quote_accepted.subject',
  HELLO,
  text('sales.mails.quote_accepted.text'),
  ...lines('lines', 'total'),
  text('sales.mails.quote_accepted.wrong'),
  QUOTE
)

/** The shop took back what it sent. */
export const quoteCanceled = mail(
  'sales.mails.quote_canceled.subject',
  HELLO,
  text('sales.mails.quote_canceled.text'),
  ...lines('text'),
  QUOTE
)

/** The shop does not answer a request with a price. */
export const quoteRefused = mail(
  'sales.mails.quote_refused.subject',
  HELLO,
  text('sales.mails.quote_refused.text'),
  ...lines('text'),
  QUOTE
)

export const quoteCommented = mail(
  'sales.mails.quote_commented.subject',
  HELLO,
  text('sales.mails.quote_commented.text'),
  ...lines('text'),
  QUOTE
)

export const quoteDeclinedStaff = mail(
  'sales.mails.quote_declined_staff.subject',
  text('sales.mails.quote_declined_staff.text'),
  ...lines('text', 'total'),
  QUOTE
)
