import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Delivery } from './cart_data'

/** Delivery costs in the visitor's country: price, free-delivery limit and regional exceptions. */
export function DeliveryWords({ delivery }: { delivery: Delivery }) {
  const t = useWords()
  const locale = useLocale()
  const { country, isServed, from, freeFrom, missing, notes } = delivery
  const money = (amount: NonNullable<Delivery['from']>) => formatMoney(locale, amount)
  const said = [
    !isServed && t('sales.delivery.not_served', { country }),
    isServed &&
      from &&
      (from.amount > 0
        ? t('sales.delivery.from', { country, amount: money(from) })
        : t('sales.delivery.free', { country })),
    isServed && !from && t('sales.delivery.unknown', { country }),
    from?.amount !== 0 && freeFrom && t('sales.delivery.free_from', { amount: money(freeFrom) }),
    from?.amount !== 0 &&
      missing &&
      missing.amount !== freeFrom?.amount &&
      t('sales.delivery.missing', { amount: money(missing) }),
    ...notes,
  ]
  return (
    <ul className="mt-4 grid gap-1 text-sm text-muted">
      {said.flatMap((sentence) => (sentence ? [<li key={sentence}>{sentence}</li>] : []))}
    </ul>
  )
}
