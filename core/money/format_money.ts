import { languageTag, type Locale } from '#core/i18n/locales'
import { minorDigits } from '#core/money/currency'
import type { MoneyData } from '#core/money/money'
import type { UnitPrice } from '#core/money/unit_price'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount for mails and documents: `1 234,50 €`. */
export function formatMoney(locale: Locale, { amount, currency }: MoneyData): string {
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(languageTag(locale), { style: 'currency', currency })
    formats.set(key, format)
  }
  return format.format(amount / 10 ** minorDigits(currency))
}

/** Formats the price of one piece with as many decimals as it has: `19,0850 €`. */
export function formatUnitPrice(locale: Locale, { exact, ...price }: UnitPrice): string {
  if (exact === undefined) return formatMoney(locale, price)
  const digits = exact.split('.')[1]?.length ?? 0
  const precise = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const options = { style: 'currency', currency: price.currency, ...precise } as const
  return new Intl.NumberFormat(languageTag(locale), options).format(Number(exact))
}
