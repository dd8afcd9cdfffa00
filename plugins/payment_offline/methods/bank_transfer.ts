import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import { Translator } from '#core/i18n/translator'
import { offlineMethod } from '#plugins/payment_offline/services/offline_method'
import { formatMoney } from '#core/money/format_money'

const settings = await app.container.make(Settings)
const translator = await app.container.make(Translator)

const setting = (name: string, channel: string) =>
  settings.get<string>(`payment_offline.bank_transfer.${name}`, { channel }).trim()

/** Groups of four characters, as banks print an IBAN. */
const formatIban = (iban: string) =>
  iban
    .replace(/\s+/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ')

/** Customers transfer the exact amount, with the number of their order as the reference. */
export default offlineMethod(
  { settings, translator },
  {
    id: 'bank_transfer',
    label: { fr_FR: 'Virement bancaire', en_GB: 'Bank transfer' },
    logo: [
      { d: 'M24 4 9 11v3h30v-3z' },
      { d: 'M12 16h4v8h-4z' },
      { d: 'M22 16h4v8h-4z' },
      { d: 'M32 16h4v8h-4z' },
      { d: 'M9 26h30v3H9z' },
    ],
    waits: true,
    page: 'banktransfer',
    fits: ({ channel }) => setting('iban', channel) !== '',
    facts({ channel, locale, amount, currency, number }) {
      const word = (name: string) => translator.translate(locale, `payment_offline.facts.${name}`)
      const company = settings.get<string>('configuration.general.legal_company', { channel })
      return [
        { label: word('amount'), value: formatMoney(locale, { amount, currency }) },
        { label: word('holder'), value: setting('holder', channel) || company },
        { label: word('iban'), value: formatIban(setting('iban', channel)) },
        { label: word('bic'), value: setting('bic', channel) },
        { label: word('label'), value: number },
      ]
    },
  }
)
