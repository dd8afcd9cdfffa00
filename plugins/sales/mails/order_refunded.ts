import type { MailTemplate } from '#core/mail/mail_template'

/** Tells a customer of a credit note. Values: `name`, `number`, `refund`, `amount`, `money`, `reason`, `address`. */
const orderRefunded: MailTemplate = {
  subject: 'sales.mails.order_refunded.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.order_refunded.text' },
    { lines: 'money' },
    { lines: 'reason' },
    { link: 'sales.mails.order_link', to: 'address' },
  ],
}

export default orderRefunded
