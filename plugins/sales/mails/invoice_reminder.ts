import type { MailTemplate } from '#core/mail/mail_template'

/** Reminds of an invoice. Values: `name`, `number`, `invoice`, `issued`, `due`, `amount`, `payment`, `address`. */
const invoiceReminder: MailTemplate = {
  subject: 'sales.mails.invoice_reminder.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.invoice_reminder.text' },
    { lines: 'payment' },
    { link: 'sales.mails.order_link', to: 'address' },
    { text: 'sales.mails.invoice_reminder.crossed' },
  ],
}

export default invoiceReminder
