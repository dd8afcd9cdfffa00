import type { Label } from '#core/plugin/contract'
import type { Settings } from '#core/settings/settings'
import type { Translator } from '#core/i18n/translator'
import type { PaymentContext, PaymentInstructions, PaymentMethod, PaymentToBegin } from '#plugins/sales/index'

type ToTell = Omit<PaymentToBegin, 'idempotencyKey'>

/** What tells one offline method from the others. */
export interface OfflineKind {
  /** `cheque`: names its settings and words. */
  id: string
  label: Label
  /** Whether it can be offered, once it is switched on. */
  fits(context: PaymentContext): boolean
  /** The goods are kept for so many days only, as its settings say. */
  waits?: boolean
  /** Paid to who brings the goods. */
  isPaidOnDelivery?: boolean
  /** What people are to copy: an IBAN, an address. */
  facts?(payment: ToTell): PaymentInstructions['facts']
}

export interface OfflineParts {
  settings: Settings
  translator: Translator
}

/**
 * A way to pay that the shop only explains: the order stands, people pay by themselves, and staff record it when the
 * money is there.
 */
export function offlineMethod({ settings, translator }: OfflineParts, kind: OfflineKind): PaymentMethod {
  const key = (name: string) => `payment_offline.${kind.id}.${name}`
  const waitDays = (channel: string) => (kind.waits ? settings.get<number>(key('wait_days'), { channel }) : 0)
  const instructions = (payment: ToTell): PaymentInstructions => {
    const { locale, channel, number } = payment
    const own = settings.get<string>(key('instructions'), { channel, locale }).trim()
    const text = translator.translate(locale, `payment_offline.${kind.id}.text`, { number })
    const days = waitDays(channel)
    const kept = days > 0 ? translator.translate(locale, 'payment_offline.kept', { days }) : ''
    return {
      title: translator.translate(locale, `payment_offline.${kind.id}.heading`),
      text: [text, kept, own].filter((line) => line !== ''),
      facts: kind.facts?.(payment).filter(({ value }) => value !== '') ?? [],
    }
  }
  return {
    label: kind.label,
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
    begin: async (payment) => ({ kind: 'pending', instructions: instructions(payment) }),
    instructions,
    waitDays,
    isPaidOnDelivery: kind.isPaidOnDelivery ?? false,
  }
}
