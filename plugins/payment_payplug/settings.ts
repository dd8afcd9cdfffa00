import { boolean } from '#core/fields/kinds/boolean'
import { text } from '#core/fields/kinds/text'
import { providerSettings } from '#plugins/sales/index'
import { setting } from '#core/settings/setting'
import { LEAST_AMOUNT, MOST_AMOUNT } from '#plugins/payment_payplug/services/amounts'
import type { Label } from '#core/i18n/label'

/** What the keys of the settings begin with. */
export const KEY = 'payment_payplug.card'

const words = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

const group = words('Carte bancaire par PayPlug', 'Card by PayPlug')

const place = { section: 'sales', scope: ['channel'], group, permission: 'configuration.sales.update' } as const

const whereToFindIt = words(
  'Portail PayPlug, Paramètres, Clés API. Sans clé, le paiement par carte n’est pas proposé.',
  'PayPlug portal, Settings, API keys. Without a key, cards are not offered.'
)

/** Settings of payments by PayPlug. */
export const settings = {
  ...providerSettings({
    key: KEY,
    group,
    title: words('Carte bancaire', 'Card'),
    sort: 10,
    isActive: false,
    least: LEAST_AMOUNT,
    most: MOST_AMOUNT,
  }),
  [`${KEY}.test_key`]: setting(
    text({
      label: words('Clé secrète de test', 'Secret test key'),
      help: words(`Commence par sk_test_. ${whereToFindIt.fr_FR}`, `Begins with sk_test_. ${whereToFindIt.en_GB}`),
      pattern: /^sk_test_\w+$/,
      default: '',
    }),
    { ...place, secret: true }
  ),
  [`${KEY}.live_key`]: setting(
    text({
      label: words('Clé secrète réelle', 'Secret live key'),
      help: words(`Commence par sk_live_. ${whereToFindIt.fr_FR}`, `Begins with sk_live_. ${whereToFindIt.en_GB}`),
      pattern: /^sk_live_\w+$/,
      default: '',
    }),
    { ...place, secret: true }
  ),
  [`${KEY}.deferred`]: setting(
    boolean({
      label: words('Débiter plus tard', 'Take the money later'),
      help: words(
        'La carte est autorisée à la commande, et débitée quand vous encaissez\u202f: sous sept jours. PayPlug doit l’avoir ouvert pour votre compte.',
        'The card is authorised with the order, and debited when you capture the payment: within seven days. PayPlug must have opened this for your account.'
      ),
      default: false,
    }),
    place
  ),
}
