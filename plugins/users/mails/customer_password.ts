import { inWords } from '#core/mail/mail_variable'
import { address, days, name } from '#plugins/users/mails/variables'
import type { MailTemplate } from '#core/mail/mail_template'

/** The link by which a customer chooses a password, sent by staff. */
const customerPassword: MailTemplate = {
  label: inWords('Choix du mot de passe d’un client', 'A customer’s choice of password'),
  when: inWords(
    'Au client à qui l’équipe envoie un lien pour choisir son mot de passe.',
    'To a customer whom staff send a link to choose a password.'
  ),
  variables: { address, days, name },
  subject: 'users.mails.customer_password.subject',
  parts: [
    { text: 'users.mails.hello' },
    { text: 'users.mails.customer_password.text' },
    { link: 'users.mails.customer_password.link', to: 'address' },
    { text: 'users.mails.password_reset.ignore' },
  ],
}

export default customerPassword
