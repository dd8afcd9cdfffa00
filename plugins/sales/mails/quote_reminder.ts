import type { MailTemplate } from '#core/mail/mail_template'

/** Tells that a quote ends soon. Values as for `quote_sent`. */
const quoteReminder: MailTemplate = {
  subject: 'sales.mails.quote_reminder.subject',
  parts: [
    { text: 'sales.mails.hello' },
    { text: 'sales.mails.quote_reminder.text' },
    { lines: 'lines' },
    { lines: 'total' },
    { link: 'sales.mails.quote_answer_link', to: 'address' },
    { text: 'sales.mails.health' },
  ],
}

export default quoteReminder
