import { boolean } from '#core/fields/kinds/boolean'
import { choice } from '#core/fields/kinds/choice'
import { text } from '#core/fields/kinds/text'
import { providerSettings } from '#plugins/sales/index'
import { setting, type SettingDefinition } from '#core/settings/setting'
import type { Label } from '#core/i18n/label'

const words = (fr_FR: string, en_GB: string): Label => ({ fr_FR, en_GB })

const orders = words('PayPal', 'PayPal')
const standard = words('PayPal Standard', 'PayPal Standard')

const placeOf = (group: Label) =>
  ({ section: 'sales', group, permission: 'configuration.sales.update', scope: ['channel'] }) as const

function ownText(group: Label, label: Label, help: Label, isSecret = false): SettingDefinition {
  return setting(text({ label, help, default: '' }), { ...placeOf(group), ...(isSecret ? { secret: true } : {}) })
}

/** The keys of one mode of an application at developer.paypal.com. */
function applicationKeys(mode: 'test' | 'live', [fr, en]: [string, string]): Record<string, SettingDefinition> {
  const key = (name: string) => `payment_paypal.orders.${name}_${mode}`
  return {
    [key('client_id')]: ownText(
      orders,
      words(`Client ID (${fr})`, `Client ID (${en})`),
      words(
        'De l’application créée sur developer.paypal.com, dans Apps & Credentials.',
        'Of the application made at developer.paypal.com, in Apps & Credentials.'
      )
    ),
    [key('secret')]: ownText(
      orders,
      words(`Clé secrète (${fr})`, `Secret key (${en})`),
      words('À côté du Client ID. Elle n’est plus montrée ensuite.', 'Beside the client ID. It is not shown again.'),
      true
    ),
    [key('webhook_id')]: ownText(
      orders,
      words(`Webhook ID (${fr})`, `Webhook ID (${en})`),
      words(
        'Donné par PayPal quand l’adresse de notification de la boutique y est enregistrée.',
        'PayPal gives it when the notification address of the shop is entered there.'
      )
    ),
  }
}

/** PayPal refuses a second payment with the same invoice number, whichever shop it is from. */
function prefix(group: Label): SettingDefinition {
  const label = words('Préfixe des numéros', 'Prefix of numbers')
  const help = words(
    'Devant le numéro de commande que PayPal reçoit. Nécessaire si plusieurs boutiques encaissent sur le même compte. Ne le changez pas tant que des paiements sont en cours.',
    'Before the order number that PayPal is told. Needed where several shops are paid to one account. Do not change it while payments are under way.'
  )
  return setting(text({ label, help, default: '', length: 20, pattern: /^[A-Za-z0-9_.-]*$/ }), placeOf(group))
}

/** Settings of both ways to pay by PayPal. */
export const settings = {
  ...providerSettings({
    key: 'payment_paypal.orders',
    group: orders,
    title: words('PayPal', 'PayPal'),
    sort: 5,
    isActive: false,
    least: 1,
  }),
  ...applicationKeys('test', ['test', 'test']),
  ...applicationKeys('live', ['réel', 'live']),
  'payment_paypal.orders.prefix': prefix(orders),
  'payment_paypal.orders.captures_later': setting(
    boolean({
      label: words('Encaisser plus tard', 'Capture later'),
      help: words(
        'Le paiement est d’abord autorisé. L’équipe l’encaisse, en une ou plusieurs fois, sous 29 jours. PayPal le garantit 3 jours.',
        'The payment is authorised first. Staff capture it, whole or in parts, within 29 days. PayPal guarantees it for 3 days.'
      ),
      default: false,
    }),
    placeOf(orders)
  ),
  'payment_paypal.orders.verification': setting(
    choice({
      label: words('Vérifier les notifications', 'Verify notifications'),
      help: words(
        'Par la boutique : avec le certificat de PayPal. Par PayPal : chaque notification est renvoyée à PayPal, qui dit si elle est de lui.',
        'By the shop: with PayPal’s certificate. By PayPal: each notification is sent back to PayPal, which says whether it sent it.'
      ),
      choices: { local: words('Par la boutique', 'By the shop'), api: words('Par PayPal', 'By PayPal') },
      default: 'local',
    }),
    placeOf(orders)
  ),
  ...providerSettings({
    key: 'payment_paypal.standard',
    group: standard,
    title: standard,
    sort: 6,
    isActive: false,
    least: 1,
  }),
  'payment_paypal.standard.prefix': prefix(standard),
  'payment_paypal.standard.business_test': ownText(
    standard,
    words('Compte (test)', 'Account (test)'),
    words(
      'Adresse email ou identifiant de marchand d’un compte du bac à sable de PayPal.',
      'Mail address or merchant ID of an account of PayPal’s sandbox.'
    )
  ),
  'payment_paypal.standard.business_live': ownText(
    standard,
    words('Compte (réel)', 'Account (live)'),
    words(
      'Adresse email principale ou identifiant de marchand de votre compte PayPal.',
      'Primary mail address or merchant ID of your PayPal account.'
    )
  ),
}
