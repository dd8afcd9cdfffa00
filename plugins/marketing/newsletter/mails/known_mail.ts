import { aLink, aText, inWords, needed } from '#core/mail/mail_variable'
import type { MailTemplate } from '#core/mail/mail_template'

/** Tells who asks for the newsletter again that they receive it. */
const known: MailTemplate = {
  label: inWords('Lettre d’information\u202f: déjà inscrit', 'Newsletter: subscribed already'),
  when: inWords('À qui s’inscrit et la reçoit déjà.', 'To who subscribes and receives it already.'),
  variables: {
    email: aText(inWords('Adresse email', 'Email address'), 'prenom.nom@exemple.fr'),
    address: needed(aLink(inWords('Page des choix', 'Page of the choices'), '/newsletter')),
  },
  subject: 'marketing.mails.newsletter_known.subject',
  parts: [
    { text: 'marketing.mails.newsletter_known.text' },
    { link: 'marketing.mails.newsletter_known.link', to: 'address' },
  ],
}

export default known
