import type { RateTotals, Worth } from '#plugins/sales/contracts/totals'

/** What each rate makes of these lines, highest rate first. Lines that are worth nothing name no rate of their own. */
export function sumByRate(worths: readonly Worth[]): RateTotals[] {
  const sums = new Map<string, RateTotals>()
  for (const { rate, net, tax, total, gross } of worths) {
    const sum = sums.get(rate.id) ?? { rate, net: 0, tax: 0, gross: 0 }
    if (gross === 0) continue
    sums.set(rate.id, { rate, net: sum.net + net, tax: sum.tax + tax, gross: sum.gross + total })
  }
  const byRate = (a: RateTotals, b: RateTotals) =>
    b.rate.basisPoints - a.rate.basisPoints || (a.rate.id < b.rate.id ? -1 : 1)
  return [...sums.values()].sort(byRate)
}
