import { languageTag, type Locale } from '#core/i18n/locales'
import { minorDigits } from '#core/money/currency'

/** An amount in a sentence: « 38,00 € », "€38.00". */
export function writtenMoney(locale: Locale, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency })
  // A line that breaks between a figure and its sign is misread.
  return format.format(amount / 10 ** minorDigits(currency)).replaceAll('\u00a0', '\u202f')
}
