import type { MailTemplate } from '#core/mail/mail_template'

/** Asks a customer to confirm their new e-mail address. Values as for `email_confirmation`. */
const emailChange: MailTemplate = {
  subject: 'users.mails.email_change.subject',
  parts: [
    { text: 'users.mails.hello' },
    { text: 'users.mails.email_change.text' },
    { link: 'users.mails.email_change.link', to: 'address' },
    { text: 'users.mails.email_change.ignore' },
  ],
}

export default emailChange
