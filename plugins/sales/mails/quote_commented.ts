import type { MailTemplate } from '#core/mail/mail_template'

/** Passes on what staff wrote about a quote. Values: `name`, `number`, `text`, `address`. */
const quoteCommented: MailTemplate = {
  subject: 'sales.mails.quote_commented.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.quote_commented.text' },
    { lines: 'text' },
    { link: 'sales.mails.quote_link', to: 'address' },
  ],
}

export default quoteCommented
