import type { MailTemplate } from '#core/mail/mail_template'

/** Tells staff of the orders for which stock is missing. Values: `count`, `lines`, `address`. */
const ordersShortStaff: MailTemplate = {
  subject: 'sales.mails.orders_short_staff.subject',
  parts: [
    { text: 'sales.mails.orders_short_staff.text' },
    { lines: 'lines' },
    { text: 'sales.mails.orders_short_staff.ways' },
    { link: 'sales.mails.orders_short_staff.link', to: 'address' },
  ],
}

export default ordersShortStaff
