import type { MailTemplate } from '#core/mail/mail_template'

/** Tells staff that somebody asks for a quote. Values as for `quote_requested`, and `email`. */
const quoteRequestedStaff: MailTemplate = {
  subject: 'sales.mails.quote_requested_staff.subject',
  parts: [
    { text: 'sales.mails.quote_requested_staff.text' },
    { lines: 'lines' },
    { lines: 'total' },
    { lines: 'comment' },
    { link: 'sales.mails.quote_link', to: 'address' },
  ],
}

export default quoteRequestedStaff
