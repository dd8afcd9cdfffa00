import type { Label } from '#core/i18n/label'
import type { Settings } from '#core/settings/settings'
import type { Translator } from '#core/i18n/translator'
import type {
  LogoPath,
  PaymentContext,
  PaymentInstructions,
  PaymentMethod,
  PaymentToExplain,
} from '#plugins/sales/index'

/** The differences between the offline methods. */
export interface OfflineKind {
  /** Part of the keys of its settings and translations: `cheque`. */
  id: string
  label: Label
  logo: readonly LogoPath[]
  /** Whether the method can be offered for this order. Called when it is switched on. */
  fits(context: PaymentContext): boolean
  /** An unpaid order is cancelled after the days of the setting `wait_days`. */
  waits?: boolean
  /** The customer pays the carrier. */
  isPaidOnDelivery?: boolean
  /** The page that shows the instructions: `banktransfer`. Default: that of orders that were placed. */
  page?: string
  /** What customers need in order to pay: an IBAN, an address. Empty ones are not shown. */
  facts?(payment: PaymentToExplain): PaymentInstructions['facts']
}

export interface OfflineParts {
  settings: Settings
  translator: Translator
}

/** A payment method without a provider: customers pay outside the shop, and staff record the payment. */
export function offlineMethod({ settings, translator }: OfflineParts, kind: OfflineKind): PaymentMethod {
  const key = (name: string) => `payment_offline.${kind.id}.${name}`
  const waitDays = (channel: string) => (kind.waits ? settings.get<number>(key('wait_days'), { channel }) : 0)
  const instructions = (payment: PaymentToExplain): PaymentInstructions => {
    const { locale, channel, number } = payment
    const own = settings.get<string>(key('instructions'), { channel, locale }).trim()
    const text = translator.translate(locale, `payment_offline.${kind.id}.text`, { number })
    const days = waitDays(channel)
    const waitNotice = days > 0 ? translator.translate(locale, 'payment_offline.kept', { days }) : ''
    return {
      title: translator.translate(locale, `payment_offline.${kind.id}.heading`),
      text: [text, waitNotice, own].filter((line) => line !== ''),
      facts: kind.facts?.(payment).filter(({ value }) => value !== '') ?? [],
    }
  }
  return {
    label: kind.label,
    logo: kind.logo,
    state: 'pending',
    sort: (channel) => settings.get<number>(key('sort'), { channel }),
    isOffered: async (context) =>
      settings.get<boolean>(key('active'), { channel: context.channel }) && kind.fits(context),
    describe(locale, channel) {
      const title = settings.get<string>(key('title'), { channel, locale }).trim()
      return {
        title: title || translator.translate(locale, `payment_offline.${kind.id}.title`),
        description: translator.translate(locale, `payment_offline.${kind.id}.description`),
      }
    },
    onlyTells: true,
    begin: async (payment) => ({ kind: 'pending', instructions: instructions(payment) }),
    instructions,
    pages: kind.page ? { instructions: kind.page } : {},
    waitDays,
    isPaidOnDelivery: kind.isPaidOnDelivery ?? false,
  }
}
