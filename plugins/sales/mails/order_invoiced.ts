import type { MailTemplate } from '#core/mail/mail_template'

/** Tells a customer of an invoice. Values: `name`, `number`, `invoice`, `amount`, `payment`, `address`. */
const orderInvoiced: MailTemplate = {
  subject: 'sales.mails.order_invoiced.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.order_invoiced.text' },
    { lines: 'payment' },
    { link: 'sales.mails.order_link', to: 'address' },
  ],
}

export default orderInvoiced
