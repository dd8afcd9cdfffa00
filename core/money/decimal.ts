import { MoneyError } from '#core/money/errors'

const DECIMAL = /^([+-]?)(\d{1,16})(?:\.(\d{1,16}))?$/

/**
 * Parses "12.90" to 1290 minor units, without a float in between. Zeros beyond the currency's decimals are accepted
 * ("12.9000"), other digits are not, because parsing never rounds money.
 */
export function readDecimal(text: string, digits: number): number {
  const match = DECIMAL.exec(text.trim())
  if (!match) throw new MoneyError('decimal_unreadable', { text: text.slice(0, 40) })
  const [, sign, whole = '0', fraction = ''] = match
  if (/[1-9]/.test(fraction.slice(digits))) {
    throw new MoneyError('decimal_too_precise', { text: text.slice(0, 40), digits })
  }
  const size = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
  if (!Number.isSafeInteger(size)) throw new MoneyError('amount_unsafe', { text })
  return sign === '-' && size !== 0 ? -size : size
}

/** Formats 1290 with 2 decimals as "12.90", -5 as "-0.05", and 1290 with 0 decimals as "1290". */
export function writeDecimal(amount: number, digits: number): string {
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0')
  const cut = figures.length - digits
  const text = digits === 0 ? figures : `${figures.slice(0, cut)}.${figures.slice(cut)}`
  return amount < 0 ? `-${text}` : text
}
