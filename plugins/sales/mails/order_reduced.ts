import type { MailTemplate } from '#core/mail/mail_template'

/** Tells a customer that some pieces of their order are called off. Values: `name`, `number`, `pieces`, `reason`, `money`, `address`. */
const orderReduced: MailTemplate = {
  subject: 'sales.mails.order_reduced.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.order_reduced.text' },
    { lines: 'pieces' },
    { lines: 'reason' },
    { lines: 'money' },
    { link: 'sales.mails.order_link', to: 'address' },
  ],
}

export default orderReduced
