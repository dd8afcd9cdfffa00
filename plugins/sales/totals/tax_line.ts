import type { Money } from '#core/money/money'
import type { PriceMode, TaxRate } from '#plugins/sales/contracts/tax_rate'
import type { Worth } from '#plugins/sales/contracts/totals'

const WHOLE = 10_000

interface TaxedLine {
  /** Before discounts, with the VAT of `priceRate`. */
  shown: Money
  /** Taken off `shown`. */
  discount: Money
  priceRate: TaxRate
  rate: TaxRate
  mode: PriceMode
}

interface Taxed {
  net: Money
  tax: Money
  gross: Money
}

/** The VAT that a gross amount contains, rounded once. */
function taxWithin(gross: Money, rate: TaxRate): Taxed {
  const tax = gross.ratio(rate.basisPoints, WHOLE + rate.basisPoints)
  return { net: gross.subtract(tax), tax, gross }
}

/** The net amount of a shown price stays, and the VAT of another rate comes on it. */
function taxUpon(shown: Money, priceRate: TaxRate, rate: TaxRate): Taxed {
  const { net } = taxWithin(shown, priceRate)
  const tax = net.percentage(rate.basisPoints)
  return { net, tax, gross: net.add(tax) }
}

/**
 * What a line, or shipping, is worth after its discount: the VAT is that of what is paid, not of what was shown. Where
 * the net amount is fixed and the rates differ, gross and discount are told at the rate of the destination.
 */
export function taxLine({ shown, discount, priceRate, rate, mode }: TaxedLine): Worth {
  const taxed = (amount: Money) =>
    mode === 'gross_fixed' || rate.basisPoints === priceRate.basisPoints
      ? taxWithin(amount, rate)
      : taxUpon(amount, priceRate, rate)
  const before = taxed(shown)
  const after = taxed(shown.subtract(discount))
  return {
    gross: before.gross.amount,
    discount: before.gross.subtract(after.gross).amount,
    total: after.gross.amount,
    net: after.net.amount,
    tax: after.tax.amount,
    rate,
  }
}
