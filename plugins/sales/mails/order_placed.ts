import type { MailTemplate } from '#core/mail/mail_template'

/**
 * Confirms an order to its customer. Values: `name`, `number`, `lines`, `totals`, `delivery`, `payment`, `comment`,
 * `address` of its page, `terms` of the sale, `withdrawal`: how to withdraw from it, with the form.
 */
const orderPlaced: MailTemplate = {
  subject: 'sales.mails.order_placed.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.order_placed.text' },
    { lines: 'lines' },
    { lines: 'totals' },
    { lines: 'payment' },
    { lines: 'delivery' },
    { link: 'sales.mails.order_link', to: 'address' },
    { text: 'sales.mails.health' },
    { lines: 'terms' },
    { lines: 'withdrawal' },
  ],
}

export default orderPlaced
