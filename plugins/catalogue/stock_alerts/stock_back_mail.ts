import { aLink, aText, inWords, needed } from '#core/mail/mail_variable'
import type { MailTemplate } from '#core/mail/mail_template'

/** Tells who asked that a product can be had again. */
const stockBack: MailTemplate = {
  label: inWords('Produit de retour en stock', 'Product back in stock'),
  when: inWords(
    'À qui a demandé à être prévenu, quand le produit revient, si la boutique le veut.',
    'To whoever asked to be told, when the product is back, if the shop wants it.'
  ),
  variables: {
    name: aText(inWords('Nom du produit', 'Name of the product'), inWords('Un produit', 'A product')),
    address: needed(aLink(inWords('Page du produit', 'Page of the product'), '/')),
    end: needed(aLink(inWords('Lien pour arrêter les alertes', 'Link to end the alerts'), '/')),
  },
  subject: 'catalogue.mails.stock_back.subject',
  parts: [
    { text: 'catalogue.mails.stock_back.text' },
    { link: 'catalogue.mails.stock_back.link', to: 'address' },
    { text: 'catalogue.mails.stock_back.once' },
    { link: 'catalogue.mails.stock_back.end', to: 'end' },
  ],
}

export default stockBack
