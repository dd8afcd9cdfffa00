import type { MailTemplate } from '#core/mail/mail_template'

/** Tells that the shop took back a quote. Values: `name`, `number`, `text`. */
const quoteCanceled: MailTemplate = {
  subject: 'sales.mails.quote_canceled.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.quote_canceled.text' },
    { lines: 'text' },
    { link: 'sales.mails.quote_link', to: 'address' },
  ],
}

export default quoteCanceled
