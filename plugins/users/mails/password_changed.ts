import { inWords } from '#core/mail/mail_variable'
import { address, name } from '#plugins/users/mails/variables'
import type { MailTemplate } from '#core/mail/mail_template'

/** Tells a customer that their password is another one now. */
const passwordChanged: MailTemplate = {
  label: inWords('Mot de passe changé', 'Password changed'),
  when: inWords(
    'Au client dont le mot de passe vient d’être changé.',
    'To a customer whose password has just been changed.'
  ),
  variables: { address, name },
  subject: 'users.mails.password_changed.subject',
  parts: [
    { text: 'users.mails.hello' },
    { text: 'users.mails.password_changed.text' },
    { link: 'users.mails.password_changed.link', to: 'address' },
  ],
}

export default passwordChanged
