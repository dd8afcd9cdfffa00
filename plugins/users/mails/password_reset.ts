import { inWords } from '#core/mail/mail_variable'
import { address, minutes, name } from '#plugins/users/mails/variables'
import type { MailTemplate } from '#core/mail/mail_template'

/** The link to set a new password. */
const passwordReset: MailTemplate = {
  label: inWords('Mot de passe oublié', 'Forgotten password'),
  when: inWords(
    'À qui demande un nouveau mot de passe, client ou membre de l’équipe.',
    'To a customer or member of staff who asks for a new password.'
  ),
  variables: { address, minutes, name },
  subject: 'users.mails.password_reset.subject',
  parts: [
    { text: 'users.mails.hello' },
    { text: 'users.mails.password_reset.text' },
    { link: 'users.mails.password_reset.link', to: 'address' },
    { text: 'users.mails.password_reset.ignore' },
  ],
}

export default passwordReset
