import type { MailTemplate } from '#core/mail/mail_template'

/** Tells a customer of a parcel. Values: `name`, `number`, `parcel`, `tracking`, `delivery`, `address`. */
const orderShipped: MailTemplate = {
  subject: 'sales.mails.order_shipped.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.order_shipped.text' },
    { lines: 'parcel' },
    { lines: 'tracking' },
    { lines: 'delivery' },
    { link: 'sales.mails.order_link', to: 'address' },
    { text: 'sales.mails.health' },
  ],
}

export default orderShipped
