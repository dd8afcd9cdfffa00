import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { integer } from '#core/fields/kinds/integer'
import { money } from '#core/fields/kinds/money'
import { text } from '#core/fields/kinds/text'
import { providerSettings } from '#plugins/sales/index'
import { setting, type SettingDefinition } from '#core/settings/setting'
import type { Label } from '#core/i18n/label'

const words = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

/** What the keys of the settings begin with. */
export const KEY = 'payment_payzen.card'

const group = words('Paiement par PayZen ou Systempay', 'Payment by PayZen or Systempay')
const place = {
  section: 'sales',
  group,
  permission: 'configuration.sales.update',
  scope: ['channel'],
} as const

function secret(label: Label, help: Label): SettingDefinition {
  return setting(text({ label, help, default: '' }), { ...place, secret: true })
}

/** The last part is due within a year: PayZen refuses more. */
export const MOST_PARTS = 4
const MOST_DAYS = 120

export const settings = {
  ...providerSettings({
    key: KEY,
    group,
    title: words('Carte bancaire', 'Bank card'),
    sort: 10,
    isActive: false,
    least: 1,
  }),
  [`${KEY}.brand`]: setting(
    choice({
      label: words('Plateforme', 'Platform'),
      help: words('Celle de votre contrat.', 'That of your contract.'),
      choices: {
        payzen: words('PayZen', 'PayZen'),
        systempay: words('Systempay', 'Systempay'),
      },
      default: 'payzen',
    }),
    place
  ),
  [`${KEY}.site_id`]: setting(
    text({
      label: words('Identifiant de la boutique', 'Shop ID'),
      help: words(
        'Huit chiffres : Back Office, Paramétrage, Boutique, Clés.',
        'Eight digits: Back Office, Settings, Shop, Keys.'
      ),
      default: '',
    }),
    place
  ),
  [`${KEY}.test_key`]: secret(
    words('Clé de test', 'Test key'),
    words('Signe les formulaires en mode test.', 'Signs the forms in test mode.')
  ),
  [`${KEY}.live_key`]: secret(
    words('Clé de production', 'Production key'),
    words('Signe les formulaires en mode réel.', 'Signs the forms in live mode.')
  ),
  [`${KEY}.test_password`]: secret(
    words('Mot de passe de test de l’API REST', 'Test password of the REST API'),
    words(
      'Facultatif. Il permet de rembourser, d’encaisser et de vérifier depuis la boutique.',
      'Optional. With it the shop refunds, captures and verifies payments.'
    )
  ),
  [`${KEY}.live_password`]: secret(
    words('Mot de passe de production de l’API REST', 'Production password of the REST API'),
    words('Facultatif, comme celui de test.', 'Optional, like that of test mode.')
  ),
  [`${KEY}.sha1`]: setting(
    boolean({
      label: words('Ancienne signature SHA-1', 'Older signature SHA-1'),
      help: words(
        'Seulement si le Back Office l’indique pour vos clés. La signature HMAC-SHA-256 n’est alors plus acceptée.',
        'Only if the Back Office says so of your keys. HMAC-SHA-256 is then no longer accepted.'
      ),
      default: false,
    }),
    place
  ),
  [`${KEY}.capture`]: setting(
    choice({
      label: words('Encaissement', 'Capture'),
      help: words(
        'À la main : le paiement est autorisé, et vous l’encaissez dans la commande ou au Back Office sous sept jours.',
        'By hand: the payment is authorised, and you capture it in the order or in the Back Office within seven days.'
      ),
      choices: { automatic: words('Automatique', 'Automatic'), manual: words('À la main', 'By hand') },
      default: 'automatic',
    }),
    place
  ),
  [`${KEY}.capture_delay`]: setting(
    integer({
      label: words('Remettre en banque après (jours)', 'Send to the bank after (days)'),
      help: words('0 : le jour même.', '0: the same day.'),
      default: 0,
      min: 0,
      max: 6,
    }),
    place
  ),
  [`${KEY}.parts`]: setting(
    integer({
      label: words('Payer en plusieurs fois : nombre d’échéances', 'Payment in parts: how many'),
      help: words(
        '1 : en une fois. L’encaissement à la main l’exclut.',
        '1: at once. Not possible with capture by hand.'
      ),
      default: 1,
      min: 1,
      max: MOST_PARTS,
    }),
    place
  ),
  [`${KEY}.parts_days`]: setting(
    integer({
      label: words('Jours entre deux échéances', 'Days between two parts'),
      help: words('La première est prélevée à la commande.', 'The first one is taken with the order.'),
      default: 30,
      min: 1,
      max: MOST_DAYS,
    }),
    place
  ),
  [`${KEY}.parts_from`]: setting(
    money({
      label: words('En plusieurs fois à partir de', 'In parts from'),
      help: words(
        'Les commandes de ce montant ou plus sont payées en plusieurs fois.',
        'Orders of this amount or more are paid in parts.'
      ),
      default: 30_000,
      min: 0,
      max: 100_000_000,
    }),
    place
  ),
}
