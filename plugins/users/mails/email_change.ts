import { inWords } from '#core/mail/mail_variable'
import { address, days, email, name } from '#plugins/users/mails/variables'
import type { MailTemplate } from '#core/mail/mail_template'

/** Asks a customer to confirm their new e-mail address. */
const emailChange: MailTemplate = {
  label: inWords('Nouvelle adresse à confirmer', 'New address to confirm'),
  when: inWords(
    'À la nouvelle adresse qu’un client veut donner à son compte.',
    'To the new address that a customer wants for their account.'
  ),
  variables: { address, days, email, name },
  subject: 'users.mails.email_change.subject',
  parts: [
    { text: 'users.mails.hello' },
    { text: 'users.mails.email_change.text' },
    { link: 'users.mails.email_change.link', to: 'address' },
    { text: 'users.mails.email_change.ignore' },
  ],
}

export default emailChange
