import { aLink, aText, inWords, needed, someLines } from '#core/mail/mail_variable'
import type { MailTemplate } from '#core/mail/mail_template'

/** A message of a visitor, for the shop. */
const contactMessage: MailTemplate = {
  label: inWords('Message du formulaire de contact', 'Message of the contact form'),
  when: inWords(
    'À l’équipe, quand un visiteur écrit sur la page Contact.',
    'To staff, when a visitor writes on the contact page.'
  ),
  variables: {
    name: aText(inWords('Nom du visiteur', 'Name of the visitor'), 'Claire Martin'),
    subject: aText(inWords('Objet', 'Subject'), inWords('Livraison', 'Delivery')),
    message: needed(
      someLines(inWords('Message', 'Message'), inWords('Livrez-vous à Ajaccio ?', 'Do you deliver to Ajaccio?'))
    ),
    sender: someLines(
      inWords('Email et téléphone du visiteur', 'Email and telephone of the visitor'),
      'claire@exemple.fr'
    ),
    order: someLines(inWords('Numéro de la commande', 'Number of the order'), 'CMD-2026-000042'),
    address: aLink(inWords('Page du message', 'Page of the message'), '/admin'),
  },
  subject: 'cms.mails.contact_message.subject',
  parts: [
    { text: 'cms.mails.contact_message.text' },
    { lines: 'message' },
    { lines: 'sender' },
    { lines: 'order' },
    { text: 'cms.mails.contact_message.answer' },
    { link: 'cms.mails.contact_message.link', to: 'address' },
  ],
}

export default contactMessage
