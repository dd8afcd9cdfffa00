import type { MailTemplate } from '#core/mail/mail_template'

/** Tells staff that a quote is not wanted. Values: `name`, `email`, `number`, `total`, `text`, `address`. */
const quoteDeclinedStaff: MailTemplate = {
  subject: 'sales.mails.quote_declined_staff.subject',
  parts: [
    { text: 'sales.mails.quote_declined_staff.text' },
    { lines: 'text' },
    { lines: 'total' },
    { link: 'sales.mails.quote_link', to: 'address' },
  ],
}

export default quoteDeclinedStaff
