import { MoneyError } from '#core/money/errors'

const known = new Set(Intl.supportedValuesOf('currency'))
const digits = new Map<string, number>()

/** `code`: ISO 4217 in capitals. */
export function isCurrency(code: string): boolean {
  return known.has(code)
}

/**
 * Number of decimals of a currency: EUR 2, JPY 0, KWD 3.
 * Throws `MoneyError` `currency_unknown` for anything but an ISO 4217 code in capitals.
 */
export function minorDigits(currency: string): number {
  const cached = digits.get(currency)
  if (cached !== undefined) return cached
  if (!isCurrency(currency)) throw new MoneyError('currency_unknown', { currency })
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const found = format.resolvedOptions().maximumFractionDigits ?? 2
  digits.set(currency, found)
  return found
}
