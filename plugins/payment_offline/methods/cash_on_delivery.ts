import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { offlineMethod } from '#plugins/payment_offline/services/offline_method'
import { formatMoney } from '#core/money/format_money'

const settings = await app.container.make(Settings)
const translator = await app.container.make(Translator)

/** Carriers take cash on the French mainland only, neither in Corsica (2A, 2B) nor overseas. */
function isMainland({ country, state }: { country: string; state: string | null }): boolean {
  return country === 'FR' && state !== '2A' && state !== '2B'
}

/** Customers pay the carrier in cash, up to the legal limit for cash. */
export default offlineMethod(
  { settings, translator },
  {
    id: 'cash_on_delivery',
    label: { fr_FR: 'Paiement à la livraison', en_GB: 'Cash on delivery' },
    logo: [
      { d: 'M6 7h36v18H6zM8 9v14h32V9z' },
      { d: 'M24 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8z' },
      { d: 'M11 15h4v2h-4z' },
      { d: 'M33 15h4v2h-4z' },
    ],
    isPaidOnDelivery: true,
    fits({ channel, currency, amount, destination }) {
      const most = settings.get<number>('payment_offline.cash_on_delivery.most_amount', { channel })
      return currency === 'EUR' && amount <= most && destination !== null && isMainland(destination)
    },
    facts: ({ locale, amount, currency }) => [
      {
        label: translator.translate(locale, 'payment_offline.facts.amount'),
        value: formatMoney(locale, { amount, currency }),
      },
    ],
  }
)
