import { formatMoney, formatNumber } from '#web/lib/formats'
import { useLocale } from '#web/lib/shell'

/** Writes figures: amounts in minor units of a currency, counts without one. */
export function useSaid(): (value: number, currency?: string) => string {
  const locale = useLocale()
  return (value, currency) =>
    currency ? formatMoney(locale, { amount: value, currency }) : formatNumber(locale, value)
}
