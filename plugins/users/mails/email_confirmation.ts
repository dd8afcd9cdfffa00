import type { MailTemplate } from '#core/mail/mail_template'

/** Asks a new customer to confirm their e-mail address. Values: `name`, `email`, `address`, `days`. */
const emailConfirmation: MailTemplate = {
  subject: 'users.mails.email_confirmation.subject',
  parts: [
    { text: 'users.mails.hello' },
    { text: 'users.mails.email_confirmation.text' },
    { link: 'users.mails.email_confirmation.link', to: 'address' },
    { text: 'users.mails.email_confirmation.ignore' },
  ],
}

export default emailConfirmation
