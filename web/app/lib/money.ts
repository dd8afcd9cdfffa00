const digitsCache = new Map<string, number>()

/** Decimals of a currency: EUR 2, JPY 0. */
export function currencyDigits(currency: string): number {
  let digits = digitsCache.get(currency)
  if (digits === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    digits = format.resolvedOptions().maximumFractionDigits ?? 2
    digitsCache.set(currency, digits)
  }
  return digits
}

/** Converts currency units to minor units, rounded: 12.9 EUR → 1290. */
export function toMinor(units: number, currency: string): number {
  return Math.round(units * 10 ** currencyDigits(currency))
}

/** A share of an amount in basis points, rounded half up like on the server. */
export function shareOf(amount: number, basisPoints: number): number {
  return Number((2n * BigInt(amount) * BigInt(basisPoints) + 10_000n) / 20_000n)
}
