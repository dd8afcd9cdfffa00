import type { MailTemplate } from '#core/mail/mail_template'

/** Brings a quote to whom it is for. Values: `name`, `number`, `text`, `lines`, `total`, `date`, `address`. */
const quoteSent: MailTemplate = {
  subject: 'sales.mails.quote_sent.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.quote_sent.text' },
    { lines: 'text' },
    { lines: 'lines' },
    { lines: 'total' },
    { text: 'sales.mails.quote_sent.until' },
    { link: 'sales.mails.quote_answer_link', to: 'address' },
    { text: 'sales.mails.health' },
  ],
}

export default quoteSent
