import { boolean } from '#core/fields/kinds/boolean'
import { longText } from '#core/fields/kinds/long_text'
import { url } from '#core/fields/kinds/url'
import { setting } from '#core/settings/setting'

const registration = { section: 'customers', group: { fr_FR: 'Inscription', en_GB: 'Registration' } }

const permission = 'configuration.customers.update'

/** What staff may change of customers' accounts while the shop runs. */
export const settings = {
  'users.registration.confirm_before_order': setting(
    boolean({
      label: {
        fr_FR: 'Adresse email confirmée avant de commander',
        en_GB: 'Email address confirmed before ordering',
      },
      help: {
        fr_FR: 'Un lien de confirmation est envoyé à chaque inscription ; ici il devient nécessaire.',
        en_GB: 'A link is mailed at every registration; here it becomes necessary.',
      },
      default: false,
    }),
    { ...registration, scope: ['channel'], permission }
  ),
  /** Empty: the words of the shop itself, in the visitor's language. */
  'users.registration.terms': setting(
    longText({
      label: { fr_FR: 'Accord demandé à l’inscription', en_GB: 'Consent asked at registration' },
      help: {
        fr_FR: 'Chaque client garde la phrase qu’il a lue. Vide : la phrase de la maison.',
        en_GB: 'Each customer keeps the sentence that they read. Empty: the house’s own.',
      },
      default: '',
    }),
    { ...registration, scope: ['channel', 'locale'], permission }
  ),
  'users.privacy.text': setting(
    longText({
      label: { fr_FR: 'Politique de confidentialité', en_GB: 'Privacy policy' },
      help: {
        fr_FR: 'Par langue. Vide : ce que fait toute boutique. À faire relire par un juriste.',
        en_GB: 'By language. Empty: what every shop does. Have it read by a lawyer.',
      },
      default: '',
    }),
    {
      section: 'customers',
      group: { fr_FR: 'Données personnelles', en_GB: 'Personal data' },
      scope: ['channel', 'locale'],
      permission,
    }
  ),
  'users.registration.terms_address': setting(
    url({
      label: { fr_FR: 'Page des conditions', en_GB: 'Page of the terms' },
      help: {
        fr_FR:
          'Adresse de la page à lire avant de donner son accord. Vide : les conditions générales de vente de la boutique.',
        en_GB: 'Address of the page to be read before agreeing. Empty: the shop’s own terms of sale.',
      },
      default: '',
      isLocal: true,
    }),
    { ...registration, scope: ['channel', 'locale'], permission }
  ),
}
