import { aLink, aText, inWords, needed } from '#core/mail/mail_variable'
import type { MailTemplate } from '#core/mail/mail_template'

/** Reminds of a cart that nobody has touched. */
const abandonedCart: MailTemplate = {
  label: inWords('Panier abandonné', 'Abandoned cart'),
  when: inWords(
    'Aux clients abonnés dont le panier attend, si la boutique le veut. Une fois par panier.',
    'To subscribed customers whose cart waits, if the shop wants it. Once a cart.'
  ),
  variables: {
    name: aText(inWords('Prénom', 'First name'), 'Camille'),
    products: {
      label: inWords('Articles du panier', 'Items of the cart'),
      example: inWords('Un produit\nUn autre produit', 'A product\nAnother product'),
      kind: 'lines',
    },
    address: needed(aLink(inWords('Lien du panier', 'Link of the cart'), '/checkout/cart')),
    preferences: needed(aLink(inWords('Lien de désinscription', 'Link to unsubscribe'), '/newsletter')),
  },
  subject: 'marketing.mails.abandoned_cart.subject',
  parts: [
    { text: 'marketing.mails.abandoned_cart.text' },
    { lines: 'products' },
    { link: 'marketing.mails.abandoned_cart.link', to: 'address' },
    { text: 'marketing.mails.abandoned_cart.why' },
    { link: 'marketing.mails.abandoned_cart.unsubscribe', to: 'preferences' },
  ],
}

export default abandonedCart
