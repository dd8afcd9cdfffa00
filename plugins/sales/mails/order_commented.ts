import type { MailTemplate } from '#core/mail/mail_template'

/** Passes on what staff wrote about an order. Values: `name`, `number`, `comment`, `address`. */
const orderCommented: MailTemplate = {
  subject: 'sales.mails.order_commented.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.order_commented.text' },
    { lines: 'comment' },
    { link: 'sales.mails.order_link', to: 'address' },
  ],
}

export default orderCommented
