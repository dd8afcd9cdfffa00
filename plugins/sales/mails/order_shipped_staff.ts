import type { MailTemplate } from '#core/mail/mail_template'

/**
 * Tells staff, and the contact of the source that it left, of a parcel. Values: `number` of the order, `shipment`, `source`,
 * `parcel`, `tracking`, `delivery`, `address` in the back office.
 */
const orderShippedStaff: MailTemplate = {
  subject: 'sales.mails.order_shipped_staff.subject',
  parts: [
    { text: 'sales.mails.order_shipped_staff.text' },
    { lines: 'parcel' },
    { lines: 'tracking' },
    { lines: 'delivery' },
    { link: 'sales.mails.order_link', to: 'address' },
  ],
}

export default orderShippedStaff
