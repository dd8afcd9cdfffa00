import { divideHalfUp } from '#core/money/rounding'
import { minorDigits } from '#core/money/currency'
import { writeDecimal } from '#core/money/decimal'
import type { MoneyData } from '#core/money/money'

/** What one piece costs. */
export interface UnitPrice extends MoneyData {
  /** As a decimal of the currency, where whole minor units by the quantity would be another amount: "19.0850". */
  exact?: string
}

/** Decimals beyond those of the currency, as few as will do: the last ones do for any quantity of the shop. */
const FINER = [2, 4, 6]

/** The price of one of so many pieces: quantity by price, rounded once, is the total again. */
export function unitPrice(total: number, quantity: number, currency: string): UnitPrice {
  const price = { amount: quantity > 0 ? inUnits(total, quantity, 0) : total, currency }
  if (quantity <= 0 || price.amount * quantity === total) return price
  const digits = FINER.find((more) => comesTo(total, quantity, more)) ?? (FINER.at(-1) as number)
  return { ...price, exact: writeDecimal(inUnits(total, quantity, digits), minorDigits(currency) + digits) }
}

/** The price in units of 10^-digits minor units. */
function inUnits(total: number, quantity: number, digits: number): number {
  return Number(divideHalfUp(BigInt(total) * 10n ** BigInt(digits), BigInt(quantity)))
}

function comesTo(total: number, quantity: number, digits: number): boolean {
  const fine = BigInt(inUnits(total, quantity, digits)) * BigInt(quantity)
  return divideHalfUp(fine, 10n ** BigInt(digits)) === BigInt(total)
}
