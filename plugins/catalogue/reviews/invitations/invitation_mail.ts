import { aLink, aText, inWords, needed, PERSON, someLines } from '#core/mail/mail_variable'
import type { MailTemplate } from '#core/mail/mail_template'

/** Asks who received an order for reviews. */
const invitation: MailTemplate = {
  label: inWords('Invitation à donner un avis', 'Invitation to review'),
  when: inWords('Au client, quelques jours après la livraison.', 'To a customer, some days after the delivery.'),
  variables: {
    name: PERSON,
    number: aText(inWords('Numéro de la commande', 'Number of the order'), 'CMD-2026-000042'),
    products: someLines(
      inWords('Produits, un par ligne', 'Products, one a line'),
      inWords('Un produit\nUn autre produit', 'A product\nAnother product')
    ),
    address: needed(
      aLink(
        inWords('Page pour donner un avis, ou ne plus en recevoir', 'Page to review, or to hear no more'),
        '/account/reviews'
      )
    ),
  },
  subject: 'catalogue.mails.review_invitation.subject',
  parts: [
    { text: 'catalogue.mails.review_invitation.text' },
    { lines: 'products' },
    { link: 'catalogue.mails.review_invitation.link', to: 'address' },
    { text: 'catalogue.mails.review_invitation.once' },
  ],
}

export default invitation
