import { choice } from '#core/fields/kinds/choice'
import { COINS } from '#plugins/payment_crypto/wallet/coins'
import { currency } from '#core/fields/kinds/currency'
import { decimal } from '#core/fields/kinds/decimal'
import { integer } from '#core/fields/kinds/integer'
import { methodSettings } from '#plugins/sales/index'
import { setting, type SettingDefinition } from '#core/settings/setting'
import { text } from '#core/fields/kinds/text'
import { words } from '#plugins/payment_crypto/words'

export const KEY = 'payment_crypto.wallet'

const group = words('Paiement vers un portefeuille de cryptomonnaie', 'Payment to a cryptocurrency wallet')
const place = { section: 'sales', group, permission: 'configuration.sales.update', scope: ['channel'] } as const

/** Settings of the payments to an address that staff watch. */
export const walletSettings: Record<string, SettingDefinition> = {
  ...methodSettings({ key: KEY, group, title: words('Cryptomonnaie', 'Cryptocurrency'), sort: 70, isActive: false }),
  [`${KEY}.coin`]: setting(
    choice({
      label: words('Cryptomonnaie', 'Cryptocurrency'),
      help: words('Celle de l’adresse et du prix ci-dessous.', 'That of the address and the price below.'),
      choices: Object.fromEntries(
        Object.entries(COINS).map(([code, { name }]) => [code, words(`${name} (${code})`, `${name} (${code})`)])
      ),
      default: 'BTC',
    }),
    place
  ),
  [`${KEY}.address`]: setting(
    text({
      label: words('Adresse du portefeuille', 'Address of the wallet'),
      help: words(
        'Envoyez-vous d’abord un petit montant\u202f: ce qui part à une mauvaise adresse est perdu.',
        'Send yourself a small amount first: what goes to a wrong address is lost.'
      ),
      default: '',
    }),
    place
  ),
  [`${KEY}.rate`]: setting(
    decimal({
      label: words('Prix d’une unité', 'Price of one coin'),
      help: words(
        'Le cours auquel vous vendez. 0\u202f: le moyen de paiement n’est pas proposé.',
        'The rate at which you sell. 0: the method is not offered.'
      ),
      default: '0',
      digits: 8,
      min: 0,
    }),
    place
  ),
  [`${KEY}.currency`]: setting(
    currency({
      label: words('Devise de ce prix', 'Currency of this price'),
      help: words('Seules les commandes dans cette devise.', 'Only orders in this currency.'),
      default: 'EUR',
    }),
    place
  ),
  [`${KEY}.rate_hours`]: setting(
    integer({
      label: words('Validité du cours (heures)', 'Time for which the rate holds (hours)'),
      help: words(
        'Comptées depuis sa dernière modification. Ensuite, le moyen de paiement n’est plus proposé. 0\u202f: sans limite.',
        'Counted from its last change. After it the method is not offered any more. 0: without limit.'
      ),
      default: 24,
      min: 0,
      max: 8760,
    }),
    place
  ),
  [`${KEY}.wait_days`]: setting(
    integer({
      label: words('Attendre le paiement (jours)', 'Wait for the payment (days)'),
      help: words(
        'Sans paiement, facture ni expédition, la commande est ensuite annulée et ses articles retournent en stock. 0\u202f: jamais.',
        'Neither paid, invoiced nor shipped, the order is then called off and its items return to stock. 0: never.'
      ),
      default: 3,
      min: 0,
      max: 365,
    }),
    place
  ),
}
