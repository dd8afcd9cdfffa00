import { aLink, aText, inWords, needed } from '#core/mail/mail_variable'
import type { MailTemplate } from '#core/mail/mail_template'

/** Asks whether the newsletter is really wanted. */
const confirmation: MailTemplate = {
  label: inWords('Lettre d’information\u202f: inscription à confirmer', 'Newsletter: subscription to confirm'),
  when: inWords(
    'À qui s’inscrit, pour confirmer que l’adresse est la sienne.',
    'To who subscribes, to confirm that the address is theirs.'
  ),
  variables: {
    email: aText(inWords('Adresse email', 'Email address'), 'prenom.nom@exemple.fr'),
    address: needed(aLink(inWords('Lien de confirmation', 'Link of confirmation'), '/newsletter')),
  },
  subject: 'marketing.mails.newsletter_confirmation.subject',
  parts: [
    { text: 'marketing.mails.newsletter_confirmation.text' },
    { link: 'marketing.mails.newsletter_confirmation.link', to: 'address' },
    { text: 'marketing.mails.newsletter_confirmation.ignore' },
  ],
}

export default confirmation
