import { formatMoney, formatNumber } from '#web/lib/formats'
import { useLocale } from '#web/lib/shell'

/** Formats a value: an amount in minor units with a currency, a count without one. */
export function useFigureFormat(): (value: number, currency?: string) => string {
  const locale = useLocale()
  return (value, currency) =>
    currency ? formatMoney(locale, { amount: value, currency }) : formatNumber(locale, value)
}
