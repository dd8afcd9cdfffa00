import { setting } from '#core/settings/setting'

const registration = { section: 'customers', group: { fr_FR: 'Inscription', en_GB: 'Registration' } }

const permission = 'configuration.customers.update'

/** What staff may change of customers' accounts while the shop runs. */
export const settings = {
  'users.registration.confirm_before_order': setting({
    type: 'boolean',
    default: false,
    ...registration,
    scope: ['channel'],
    permission,
    label: {
      fr_FR: 'Adresse email confirmée avant de commander',
      en_GB: 'Email address confirmed before ordering',
    },
    help: {
      fr_FR: 'Un lien de confirmation est envoyé à chaque inscription ; ici il devient nécessaire.',
      en_GB: 'A link is mailed at every registration; here it becomes necessary.',
    },
  }),
  /** Empty: the words of the shop itself, in the visitor's language. */
  'users.registration.terms': setting({
    type: 'text',
    default: '',
    ...registration,
    isLong: true,
    scope: ['channel', 'locale'],
    permission,
    label: { fr_FR: 'Accord demandé à l’inscription', en_GB: 'Consent asked at registration' },
    help: {
      fr_FR: 'Chaque client garde la phrase qu’il a lue. Vide : la phrase de la maison.',
      en_GB: 'Each customer keeps the sentence that they read. Empty: the house’s own.',
    },
  }),
  'users.privacy.text': setting({
    type: 'text',
    default: '',
    section: 'customers',
    group: { fr_FR: 'Données personnelles', en_GB: 'Personal data' },
    isLong: true,
    scope: ['channel', 'locale'],
    permission,
    label: { fr_FR: 'Politique de confidentialité', en_GB: 'Privacy policy' },
    help: {
      fr_FR: 'Par langue. Vide : ce que fait toute boutique. À faire relire par un juriste.',
      en_GB: 'By language. Empty: what every shop does. Have it read by a lawyer.',
    },
  }),
  'users.registration.terms_address': setting({
    type: 'text',
    default: '',
    ...registration,
    format: 'url',
    scope: ['channel', 'locale'],
    permission,
    label: { fr_FR: 'Page des conditions', en_GB: 'Page of the terms' },
    help: {
      fr_FR:
        'Adresse de la page à lire avant de donner son accord. Vide : les conditions générales de vente de la boutique.',
      en_GB: 'Address of the page to be read before agreeing. Empty: the shop’s own terms of sale.',
    },
  }),
}
