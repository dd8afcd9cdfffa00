import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { NetOf } from '#web/lib/net_prices'
import { useLocale } from '#web/lib/shell'
import type { Tier } from '#web/lib/shapes'
import { tierAt } from './chosen_price'

/** Prices by quantity; the one that the chosen quantity reaches stands out. */
export function TierTable({ tiers, quantity: chosen, net }: { tiers: Tier[]; quantity: number; net: NetOf }) {
  const t = useWords()
  const locale = useLocale()
  if (tiers.length === 0) return null
  const reached = tierAt(tiers, chosen)
  return (
    <table className="mt-4 w-full max-w-sm tabular-nums">
      <caption className="mb-1 text-left text-sm text-muted">{t('catalogue.tiers.title')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('catalogue.tiers.quantity')}</th>
          <th scope="col">{t('catalogue.tiers.price')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ quantity, price }) => (
          <tr
            key={quantity}
            aria-current={quantity === reached?.quantity || undefined}
            className="border-t border-line aria-[current]:text-primary"
          >
            <th scope="row" className="py-1 text-left font-normal">
              {t('catalogue.tiers.from', { count: quantity })}
            </th>
            <td className="py-1 text-right">
              <span className="font-semibold">{formatMoney(locale, net ? net(price) : price)}</span>{' '}
              <span className="text-sm text-muted">{t('catalogue.tiers.each')}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
