const known = new Map<string, number>()

/** How many decimals people write in a currency: EUR 2, JPY 0. */
export function currencyDigits(currency: string): number {
  let digits = known.get(currency)
  if (digits === undefined) {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    digits = format.resolvedOptions().maximumFractionDigits ?? 2
    known.set(currency, digits)
  }
  return digits
}

/** Minor units as a form's field shows them: 1290 EUR → 12.9. */
export function toUnits(minor: number, currency: string): number {
  return minor / 10 ** currencyDigits(currency)
}

/** What was typed in units as minor units, to the nearest: 12.9 EUR → 1290. */
export function toMinor(units: number, currency: string): number {
  return Math.round(units * 10 ** currencyDigits(currency))
}
