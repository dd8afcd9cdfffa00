import { KEY } from '#plugins/payment_crypto/wallet/wallet_settings'
import { coinOf } from '#plugins/payment_crypto/wallet/coins'
import { formatMoney } from '#core/money/format_money'
import { LOCALE_PREFIXES } from '#core/i18n/locales'
import { LOGO } from '#plugins/payment_crypto/logo'
import { readTransactionHash } from '#plugins/payment_crypto/wallet/transaction_hash'
import { siteAddress, type PaymentInstructions, type PaymentMethod, type PaymentToExplain } from '#plugins/sales/index'
import { walletOf } from '#plugins/payment_crypto/wallet/wallet'
import { words } from '#plugins/payment_crypto/words'
import type { Clock } from '#core/time/clock'
import type { FreezeAmount } from '#plugins/payment_crypto/actions/freeze_amount'
import type { Settings } from '#core/settings/settings'
import type { Translator } from '#core/i18n/translator'

export interface WalletParts {
  settings: Settings
  translator: Translator
  clock: Clock
  freeze: FreezeAmount
}

/**
 * Payments to one address of the shop. Nothing watches it: staff look into the wallet and record the payment with the
 * hash of its transaction, which pays once.
 */
export function walletMethod({ settings, translator, clock, freeze }: WalletParts): PaymentMethod {
  const waitDays = (channel: string) => settings.get<number>(`${KEY}.wait_days`, { channel })
  const instructions = ({ number, amount, currency, locale, channel }: PaymentToExplain): PaymentInstructions => {
    const say = (key: string, parameters = {}) => translator.translate(locale, `payment_crypto.${key}`, parameters)
    const coin = coinOf(settings.get<string>(`${KEY}.coin`, { channel }))?.name ?? ''
    const days = waitDays(channel)
    const own = settings.get<string>(`${KEY}.instructions`, { channel, locale }).trim()
    const page = `${siteAddress()}${LOCALE_PREFIXES[locale]}/checkout/payment/crypto?order=${encodeURIComponent(number)}`
    return {
      title: say('wallet.heading'),
      text: [say('wallet.text', { number, coin }), days > 0 ? say('wallet.kept', { days }) : '', own].filter(Boolean),
      facts: [
        { label: say('wallet.facts.amount'), value: formatMoney(locale, { amount, currency }) },
        { label: say('wallet.facts.page'), value: page },
      ],
    }
  }
  return {
    label: words('Portefeuille de cryptomonnaie', 'Cryptocurrency wallet'),
    logo: LOGO,
    state: 'pending',
    sort: (channel) => settings.get<number>(`${KEY}.sort`, { channel }),
    async isOffered({ channel, currency }) {
      if (!settings.get<boolean>(`${KEY}.active`, { channel })) return false
      return walletOf(settings, clock, channel)?.currency === currency
    },
    describe(locale, channel) {
      const title = settings.get<string>(`${KEY}.title`, { channel, locale }).trim()
      const coin = coinOf(settings.get<string>(`${KEY}.coin`, { channel }))?.name ?? ''
      return {
        title: title || translator.translate(locale, 'payment_crypto.wallet.title'),
        description: translator.translate(locale, 'payment_crypto.wallet.description', { coin }),
      }
    },
    async begin(payment) {
      await freeze.execute(payment)
      return { kind: 'pending', instructions: instructions(payment) }
    },
    instructions,
    pages: { instructions: 'crypto' },
    waitDays,
    readReference: readTransactionHash,
  }
}
