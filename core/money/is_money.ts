import type { MoneyData } from '#core/money/money'

const ISO_4217 = /^[A-Z]{3}$/

/** Recognizes an amount among values of any type, such as those parsed from stored JSON. */
export function isMoney(value: unknown): value is MoneyData {
  if (typeof value !== 'object' || value === null) return false
  const { amount, currency } = value as Partial<MoneyData>
  return typeof amount === 'number' && typeof currency === 'string' && ISO_4217.test(currency)
}
