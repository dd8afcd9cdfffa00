import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { offlineMethod } from '#plugins/payment_offline/services/offline_method'
import { formatMoney } from '#core/money/format_money'

const settings = await app.container.make(Settings)
const translator = await app.container.make(Translator)

/** A setting of this method; when it is empty, the given setting of the shop's legal notice. */
function ownOrLegal(name: string, legal: string, channel: string): string {
  const own = settings.get<string>(`payment_offline.cheque.${name}`, { channel }).trim()
  return own || settings.get<string>(`configuration.general.${legal}`, { channel }).trim()
}

const payee = (channel: string) => ownOrLegal('payable_to', 'legal_company', channel)

/** Customers send a cheque in euros. The goods are shipped once it was cashed. */
export default offlineMethod(
  { settings, translator },
  {
    id: 'cheque',
    label: { fr_FR: 'Chèque', en_GB: 'Cheque' },
    logo: [
      { d: 'M6 6h36v20H6zM8 8v16h32V8z' },
      { d: 'M12 12h14v2H12z' },
      { d: 'M12 17h9v2h-9z' },
      { d: 'm26 20 3-3 3 3 4-4 1.4 1.4-5.4 5.4-3-3-1.6 1.6z' },
    ],
    waits: true,
    fits: ({ channel, currency }) => currency === 'EUR' && payee(channel) !== '',
    facts({ channel, locale, amount, currency, number }) {
      const word = (name: string) => translator.translate(locale, `payment_offline.facts.${name}`)
      return [
        { label: word('amount'), value: formatMoney(locale, { amount, currency }) },
        { label: word('payee'), value: payee(channel) },
        { label: word('address'), value: ownOrLegal('address', 'legal_address', channel) },
        { label: word('on_the_back'), value: number },
      ]
    },
  }
)
