import { languageTag, type Locale } from '#core/i18n/locales'
import { minorDigits } from '#core/money/currency'
import type { MoneyData } from '#core/money/money'

const formats = new Map<string, Intl.NumberFormat>()

/** An amount as people write it, for mails and documents: `1 234,50 €`. */
export function formatMoney(locale: Locale, { amount, currency }: MoneyData): string {
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency })
    formats.set(key, format)
  }
  return format.format(amount / 10 ** minorDigits(currency))
}
