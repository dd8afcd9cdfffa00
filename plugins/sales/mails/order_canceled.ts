import type { MailTemplate } from '#core/mail/mail_template'

/**
 * Tells a customer that their order, or what was left of it, is called off. Values: `name`, `number`, `reason`,
 * `money`, `address`.
 */
const orderCanceled: MailTemplate = {
  subject: 'sales.mails.order_canceled.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.order_canceled.text' },
    { lines: 'reason' },
    { lines: 'money' },
    { link: 'sales.mails.order_link', to: 'address' },
  ],
}

export default orderCanceled
