import { longText } from '#core/fields/kinds/long_text'
import { setting } from '#core/settings/setting'

const terms = {
  section: 'sales',
  group: { fr_FR: 'Conditions de vente', en_GB: 'Terms of sale' },
  scope: ['channel', 'locale'],
  permission: 'configuration.sales.update',
} as const

/** What customers receive with the confirmation of their order, since a page may change and a mail does not. */
export const termSettings = {
  'sales.terms.sale': setting(
    longText({
      label: { fr_FR: 'Conditions générales de vente', en_GB: 'Terms of sale' },
      help: {
        fr_FR:
          'Par langue. Jointes au courriel qui confirme une commande. Vide : un rappel de la loi (vendeur, garanties, médiateur).',
        en_GB:
          'By language. Sent in the mail that confirms an order. Empty: what the law says (seller, guarantees, mediator).',
      },
      default: '',
    }),
    terms
  ),
  'sales.terms.withdrawal': setting(
    longText({
      label: { fr_FR: 'Droit de rétractation', en_GB: 'Right of withdrawal' },
      help: {
        fr_FR:
          'Par langue. Vide : le texte de la loi, 14 jours, retour aux frais du client. Le formulaire type suit dans tous les cas.',
        en_GB:
          'By language. Empty: the words of the law, 14 days, returns at the customer’s cost. The model form always follows.',
      },
      default: '',
    }),
    terms
  ),
}
