import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'

type Amount = Parameters<typeof formatMoney>[1]

interface LineTotalProps {
  total: Amount
  netTotal: Amount
  /** Net prices come first. */
  showsNet: boolean
}

/** The total of a line, net or gross like its unit price. Customers with net prices also see the gross total. */
export function LineTotal({ total, netTotal, showsNet }: LineTotalProps) {
  const t = useWords()
  const locale = useLocale()
  if (!showsNet) return formatMoney(locale, total)
  return (
    <>
      {t('sales.cart.line_net', { amount: formatMoney(locale, netTotal) })}
      <span className="block text-sm font-normal text-muted">
        {t('sales.cart.line_gross', { amount: formatMoney(locale, total) })}
      </span>
    </>
  )
}
