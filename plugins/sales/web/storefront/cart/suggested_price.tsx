import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { netOf, useNetRates } from '#web/lib/net_prices'
import { useLocale } from '#web/lib/shell'
import type { Suggestion } from '../cart_data'

/** The price of a suggested product, without VAT for visitors who see net prices first. */
export function SuggestedPrice({ suggestion: { price, isFrom, taxCategory } }: { suggestion: Suggestion }) {
  const t = useWords()
  const locale = useLocale()
  const net = netOf(useNetRates(), taxCategory)
  const amount = net ? t('sales.buy.net', { amount: formatMoney(locale, net(price)) }) : formatMoney(locale, price)
  return isFrom ? t('sales.buy.from', { amount }) : amount
}
