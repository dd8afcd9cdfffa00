import type { MailTemplate } from '#core/mail/mail_template'

/** Tells a customer that staff accepted a quote for them. Values: `name`, `number`, `order`, `lines`, `total`, `address`. */
const quoteAccepted: MailTemplate = {
  subject: 'sales.mails.quote_accepted.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.quote_accepted.text' },
    { lines: 'lines' },
    { lines: 'total' },
    { text: 'sales.mails.quote_accepted.wrong' },
    { link: 'sales.mails.quote_link', to: 'address' },
  ],
}

export default quoteAccepted
