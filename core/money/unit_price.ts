import { divideHalfUp } from '#core/money/rounding'
import { minorDigits } from '#core/money/currency'
import { writeDecimal } from '#core/money/decimal'
import type { MoneyData } from '#core/money/money'

/** What one piece costs. */
export interface UnitPrice extends MoneyData {
  /** The exact price as a decimal: "19.0850". Present when whole minor units times the quantity are not the total. */
  exact?: string
}

/** Extra decimals to try, beyond those of the currency. Six are enough for any quantity of the shop. */
const FINER = [2, 4, 6]

/** The price of one piece of so many. Price times quantity, rounded once, gives the total again. */
export function unitPrice(total: number, quantity: number, currency: string): UnitPrice {
  const price = { amount: quantity > 0 ? inUnits(total, quantity, 0) : total, currency }
  if (quantity <= 0 || price.amount * quantity === total) return price
  const digits = FINER.find((more) => givesTotal(total, quantity, more)) ?? (FINER.at(-1) as number)
  return { ...price, exact: writeDecimal(inUnits(total, quantity, digits), minorDigits(currency) + digits) }
}

/** The total of so many pieces at a price, in minor units, rounded once. */
export function timesUnitPrice({ amount, exact, currency }: UnitPrice, quantity: number): number {
  if (exact === undefined) return amount * quantity
  const decimals = (exact.split('.')[1] ?? '').length
  const fine = BigInt(exact.replace('.', '')) * BigInt(quantity)
  return Number(divideHalfUp(fine, 10n ** BigInt(decimals - minorDigits(currency))))
}

/** The price in units of 10^-digits minor units. */
function inUnits(total: number, quantity: number, digits: number): number {
  return Number(divideHalfUp(BigInt(total) * 10n ** BigInt(digits), BigInt(quantity)))
}

function givesTotal(total: number, quantity: number, digits: number): boolean {
  const fine = BigInt(inUnits(total, quantity, digits)) * BigInt(quantity)
  return divideHalfUp(fine, 10n ** BigInt(digits)) === BigInt(total)
}
