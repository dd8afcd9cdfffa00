import { divideHalfUp } from '#core/money/rounding'
import { minorDigits } from '#core/money/currency'
import { writeDecimal } from '#core/money/decimal'
import { unitPrice, type UnitPrice } from '#core/money/unit_price'
import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

interface SoldLine {
  /** Amount of the whole order line, VAT included, before discounts. */
  gross: number
  rate: Pick<TaxRate, 'basisPoints'>
}

/** A gross amount without its VAT. Rounds once. */
export function netOf({ gross, rate }: SoldLine): number {
  return gross - Number(divideHalfUp(BigInt(gross) * BigInt(rate.basisPoints), BigInt(10_000 + rate.basisPoints)))
}

/** Unit price of a line without VAT, before discounts. It is the same on the order and on all its documents. */
export function netUnitPrice(line: SoldLine & { quantity: number }, currency: string): UnitPrice {
  return unitPrice(netOf(line), line.quantity, currency)
}

/** Extra decimals of the prices in old documents, which were computed from the document's own pieces. */
const OWN_DECIMALS = 4

/** A price as documents store it: a decimal, "8.3333". */
export function storedPrice({ amount, exact, currency }: UnitPrice): string {
  if (exact === undefined) return writeDecimal(amount, minorDigits(currency))
  return finerDigits(exact, currency) === OWN_DECIMALS ? `${exact}00` : exact
}

/** Unit price of a document line, from the stored price. For old documents it is computed from the line's own amount. */
export function storedUnitPrice(
  stored: string | null,
  own: { total: number; quantity: number },
  currency: string
): UnitPrice {
  const finer = stored === null ? OWN_DECIMALS : finerDigits(stored, currency)
  if (stored === null || finer === OWN_DECIMALS) return unitPrice(own.total, own.quantity, currency)
  const amount = Number(divideHalfUp(BigInt(stored.replace('.', '')), 10n ** BigInt(finer)))
  if (finer === 0) return { amount, currency }
  return { amount, currency, exact: finer > OWN_DECIMALS && stored.endsWith('00') ? stored.slice(0, -2) : stored }
}

const finerDigits = (price: string, currency: string) => (price.split('.')[1] ?? '').length - minorDigits(currency)
