import type { MailTemplate } from '#core/mail/mail_template'

/** Tells that the shop does not answer a request with a price. Values: `name`, `number`, `text`. */
const quoteRefused: MailTemplate = {
  subject: 'sales.mails.quote_refused.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.quote_refused.text' },
    { lines: 'text' },
    { link: 'sales.mails.quote_link', to: 'address' },
  ],
}

export default quoteRefused
