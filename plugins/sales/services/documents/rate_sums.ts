import type { TaxRate } from '#plugins/sales/contracts/tax_rate'

/** What a document tells of one rate of VAT. */
export interface RateSum {
  rate: TaxRate
  net: number
  tax: number
}

/** Sums by rate, the highest first. Rates of parts that are worth nothing are not named. */
export function rateSums(parts: readonly RateSum[]): RateSum[] {
  const sums = new Map<string, RateSum>()
  for (const { rate, net, tax } of parts) {
    if (net === 0 && tax === 0) continue
    const sum = sums.get(rate.id) ?? { rate, net: 0, tax: 0 }
    sums.set(rate.id, { rate, net: sum.net + net, tax: sum.tax + tax })
  }
  return [...sums.values()].sort((one, other) => other.rate.basisPoints - one.rate.basisPoints)
}
