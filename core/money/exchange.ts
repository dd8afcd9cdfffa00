import { minorDigits } from '#core/money/currency'
import { MoneyError } from '#core/money/errors'
import { Money } from '#core/money/money'
import { divideHalfUp } from '#core/money/rounding'

const RATE = /^(\d{1,12})(?:[.,](\d{1,12}))?$/

/** Computed rates are rounded to so many decimals. */
const PLACES = 12

/** An exact rate: `units` / 10^`places`. */
interface ExactRate {
  units: bigint
  places: number
}

function exact(rate: string): ExactRate {
  const match = RATE.exec(rate.trim())
  const [, whole = '', fraction = ''] = match ?? []
  const units = BigInt(whole + fraction)
  if (!match || units === 0n) throw new MoneyError('rate_unreadable', { rate: rate.slice(0, 40) })
  return { units, places: fraction.length }
}

function formatRate({ units, places }: ExactRate): string {
  const figures = String(units).padStart(places + 1, '0')
  const whole = figures.slice(0, figures.length - places)
  const fraction = figures.slice(figures.length - places).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

/**
 * Normalizes a rate, with a point and without trailing zeros: "1,0500" → "1.05". At most twelve digits on either side of
 * the point, and not zero. Anything else throws `MoneyError` `rate_unreadable`.
 */
export function readRate(text: string): string {
  return formatRate(exact(text))
}

/** The rate from A to B, given the rates from a third currency to both: `to / from`, rounded half up at the twelfth decimal. */
export function crossRate(from: string, to: string): string {
  const [one, other] = [exact(from), exact(to)]
  const numerator = other.units * 10n ** BigInt(one.places + PLACES)
  const denominator = one.units * 10n ** BigInt(other.places)
  return readRate(formatRate({ units: divideHalfUp(numerator, denominator), places: PLACES }))
}

/** Converts an amount into another currency, rounded half up once to its minor units. */
export function exchange(money: Money, rate: string, currency: string): Money {
  const { units, places } = exact(rate)
  const digits = minorDigits(currency) - minorDigits(money.currency)
  const more = 10n ** BigInt(Math.max(digits, 0))
  const less = 10n ** BigInt(places + Math.max(-digits, 0))
  return new Money(Number(divideHalfUp(BigInt(money.amount) * units * more, less)), currency)
}
