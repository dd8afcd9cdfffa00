import type { MailTemplate } from '#core/mail/mail_template'

/** Tells staff of an order. Values as for `order_placed`; `address` is that of the back office. */
const orderPlacedStaff: MailTemplate = {
  subject: 'sales.mails.order_placed_staff.subject',
  parts: [
    { text: 'sales.mails.order_placed_staff.text' },
    { lines: 'lines' },
    { lines: 'totals' },
    { lines: 'delivery' },
    { lines: 'comment' },
    { link: 'sales.mails.order_link', to: 'address' },
  ],
}

export default orderPlacedStaff
