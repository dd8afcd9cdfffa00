import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** Sums of a document at one VAT rate. */
export interface RateSum {
  rate: TaxRate
  net: number
  tax: number
}

/** Sums by rate, highest rate first. Parts with an amount of 0 are skipped. */
export function rateSums(parts: readonly RateSum[]): RateSum[] {
  const sums = new Map<string, RateSum>()
  for (const { rate, net, tax } of parts) {
    if (net === 0 && tax === 0) continue
    const sum = sums.get(rate.id) ?? { rate, net: 0, tax: 0 }
    sums.set(rate.id, { rate, net: sum.net + net, tax: sum.tax + tax })
  }
  return [...sums.values()].sort((one, other) => other.rate.basisPoints - one.rate.basisPoints)
}
