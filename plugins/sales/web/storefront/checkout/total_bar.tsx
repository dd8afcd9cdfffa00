import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Cart } from '../cart_data'
import { useNewestCart } from './newest_cart'

/** The total beside the button, in the bar at the bottom of phone screens. */
export function TotalBar({ cart }: { cart: Cart }) {
  const t = useWords()
  const locale = useLocale()
  const { totals } = useNewestCart(cart)
  if (!totals) return null
  return (
    <p className="flex items-baseline justify-between gap-2 whitespace-nowrap">
      <span className="text-sm text-muted">{t('sales.summary.total')}</span>
      <span className="text-lg font-semibold tabular-nums">{formatMoney(locale, totals.total)}</span>
    </p>
  )
}
