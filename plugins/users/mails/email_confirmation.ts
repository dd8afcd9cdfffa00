import { inWords } from '#core/mail/mail_variable'
import { address, days, email, name } from '#plugins/users/mails/variables'
import type { MailTemplate } from '#core/mail/mail_template'

/** Asks a new customer to confirm their e-mail address. */
const emailConfirmation: MailTemplate = {
  label: inWords('Adresse à confirmer', 'Address to confirm'),
  when: inWords('Au client qui ouvre un compte.', 'To a customer who opens an account.'),
  variables: { address, days, email, name },
  subject: 'users.mails.email_confirmation.subject',
  parts: [
    { text: 'users.mails.hello' },
    { text: 'users.mails.email_confirmation.text' },
    { link: 'users.mails.email_confirmation.link', to: 'address' },
    { text: 'users.mails.email_confirmation.ignore' },
  ],
}

export default emailConfirmation
