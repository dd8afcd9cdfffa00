import type { MailTemplate } from '#core/mail/mail_template'

/** Confirms the request of a quote to who made it. Values: `name`, `number`, `lines`, `total`, `comment`, `address`. */
const quoteRequested: MailTemplate = {
  subject: 'sales.mails.quote_requested.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.quote_requested.text' },
    { lines: 'lines' },
    { lines: 'total' },
    { lines: 'comment' },
    { link: 'sales.mails.quote_link', to: 'address' },
    { text: 'sales.mails.health' },
  ],
}

export default quoteRequested
