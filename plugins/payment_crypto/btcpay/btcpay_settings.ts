import { integer } from '#core/fields/kinds/integer'
import { providerSettings } from '#plugins/sales/index'
import { setting, type SettingDefinition } from '#core/settings/setting'
import { text } from '#core/fields/kinds/text'
import { url } from '#core/fields/kinds/url'
import { words } from '#plugins/payment_crypto/words'

export const KEY = 'payment_crypto.btcpay'

const group = words('Paiement par BTCPay Server', 'Payment by BTCPay Server')
const place = { section: 'sales', group, permission: 'configuration.sales.update', scope: ['channel'] } as const

/** The account of one mode. `prefix` is `test_` for that of the tests. */
function accountSettings(prefix: '' | 'test_'): Record<string, SettingDefinition> {
  const of = (fr_FR: string, en_GB: string) =>
    prefix ? words(`${fr_FR} (test)`, `${en_GB} (test)`) : words(fr_FR, en_GB)
  return {
    [`${KEY}.${prefix}address`]: setting(
      url({
        label: of('Adresse du serveur', 'Address of the server'),
        help: prefix
          ? words(
              'D’un serveur sur un réseau de test (testnet, regtest).',
              'Of a server on a test network (testnet, regtest).'
            )
          : words('Par exemple https://btcpay.exemple.fr', 'For instance https://btcpay.example.com'),
        default: '',
      }),
      place
    ),
    [`${KEY}.${prefix}store_id`]: setting(
      text({
        label: of('Identifiant de la boutique', 'Store id'),
        help: words('Dans BTCPay Server\u202f: Settings › General.', 'In BTCPay Server: Settings › General.'),
        default: '',
      }),
      place
    ),
    [`${KEY}.${prefix}api_key`]: setting(
      text({
        label: of('Clé d’API', 'API key'),
        help: words(
          'Avec les droits «\u202fCreate an invoice\u202f», «\u202fView invoices\u202f» et «\u202fModify invoices\u202f».',
          'With the permissions “Create an invoice”, “View invoices” and “Modify invoices”.'
        ),
        default: '',
      }),
      { ...place, secret: true }
    ),
    [`${KEY}.${prefix}webhook_secret`]: setting(
      text({
        label: of('Secret du webhook', 'Secret of the webhook'),
        help: words('Dans BTCPay Server\u202f: Settings › Webhooks.', 'In BTCPay Server: Settings › Webhooks.'),
        default: '',
      }),
      { ...place, secret: true }
    ),
  }
}

/** Settings of the payments by BTCPay Server. */
export const btcpaySettings: Record<string, SettingDefinition> = {
  ...providerSettings({
    key: KEY,
    group,
    title: words('Bitcoin', 'Bitcoin'),
    sort: 60,
    isActive: false,
    least: 100,
  }),
  ...accountSettings(''),
  ...accountSettings('test_'),
  [`${KEY}.minutes`]: setting(
    integer({
      label: words('Durée du prix (minutes)', 'Time for which the price stands (minutes)'),
      help: words(
        'Passé ce délai, le client recommence son paiement au nouveau cours.',
        'After it customers begin again, at the new rate.'
      ),
      default: 15,
      min: 5,
      max: 1440,
    }),
    place
  ),
}
