import { inWords } from '#core/mail/mail_variable'
import { email, name } from '#plugins/users/mails/variables'
import type { MailTemplate } from '#core/mail/mail_template'

/** Notifies the current address of an account that a change of address was requested. */
const emailChanging: MailTemplate = {
  label: inWords('Changement d’adresse demandé', 'Change of address requested'),
  when: inWords(
    'À l’adresse actuelle, quand un client demande à en changer.',
    'To the present address, when a customer asks to change it.'
  ),
  variables: { email, name },
  subject: 'users.mails.email_changing.subject',
  parts: [{ text: 'users.mails.hello' }, { text: 'users.mails.email_changing.text' }],
}

export default emailChanging
