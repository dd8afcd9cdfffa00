import { Table } from '@mantine/core'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { TotalsRow, TotalsRows } from './totals_rows'
import type { StaffOrder } from './order_data'

/** What the order comes to, and what of it was invoiced, paid and given back. */
export function OrderTotals({ order }: { order: StaffOrder }) {
  const t = useWords()
  const locale = useLocale()
  const { totals, invoiced, paid, refunded, repayment, exchange } = order
  const money = (amount: StaffOrder['paid']) => formatMoney(locale, amount)
  return (
    <section className="admin-panel" aria-label={t('sales.admin_orders.money')}>
      <h2>{t('sales.admin_orders.money')}</h2>
      <Table verticalSpacing={4} withRowBorders={false}>
        <Table.Tbody>
          <TotalsRows totals={totals} />
          <TotalsRow label={t('sales.admin_orders.invoiced')} amount={money(invoiced)} />
          <TotalsRow label={t('sales.admin_orders.paid')} amount={money(paid)} />
          <TotalsRow label={t('sales.admin_orders.refunded')} amount={money(refunded)} />
          {(['done', 'underWay', 'owed'] as const)
            .filter((part) => repayment[part].amount > 0)
            .map((part) => (
              <TotalsRow
                key={part}
                label={t(`sales.admin_orders.repay_${part}`)}
                amount={money(repayment[part])}
                isStrong={part === 'owed'}
              />
            ))}
        </Table.Tbody>
      </Table>
      {exchange && <p className="admin-hint">{t('sales.admin_orders.exchange', exchange)}</p>}
    </section>
  )
}
