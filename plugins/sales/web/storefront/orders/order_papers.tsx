import { buildAddress } from '#web/lib/address'
import { formatDate, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { RouteName } from '#web/lib/registry'
import { useLocale, useShell } from '#web/lib/shell'
import { Block } from './block'
import type { OwnOrder } from './order_data'

/** The invoices and credit notes of an order, as PDF downloads. */
export function OrderPapers({ order: { invoices, refunds } }: { order: OwnOrder }) {
  const t = useWords()
  if (invoices.length + refunds.length === 0) return null
  return (
    <Block title={t('sales.orders.documents')}>
      <ul>
        {invoices.map((one) => (
          <Paper key={one.number} paper={one} kind="invoice" route="sales.invoice_papers.show" />
        ))}
        {refunds.map((one) => (
          <Paper key={one.number} paper={one} kind="credit_note" route="sales.refund_papers.show" />
        ))}
      </ul>
    </Block>
  )
}

interface PaperProps {
  paper: OwnOrder['invoices'][number]
  kind: 'invoice' | 'credit_note'
  route: RouteName
}

function Paper({ paper: { number, total, at }, kind, route }: PaperProps) {
  const t = useWords()
  const locale = useLocale()
  const { routes } = useShell()
  const uri = routes[route]?.uri
  const label = t(`sales.orders.${kind}`, { number })
  return (
    <li>
      {uri ? (
        <a
          href={buildAddress(uri, { number })}
          download
          className="inline-flex min-h-11 items-center underline hover:text-primary"
        >
          {label}
        </a>
      ) : (
        label
      )}
      <span className="block text-muted">{`${formatDate(locale, at)}, ${formatMoney(locale, total)}`}</span>
    </li>
  )
}
