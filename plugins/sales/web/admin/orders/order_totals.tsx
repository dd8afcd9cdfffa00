import { Table } from '@mantine/core'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { TotalsRow, TotalsRows } from './totals_rows'
import type { StaffOrder } from './order_data'

/** The totals of an order: ordered, invoiced, paid and repaid. */
export function OrderTotals({ order }: { order: StaffOrder }) {
  const t = useWords()
  const locale = useLocale()
  const { totals, invoiced, paid, payable, refunded, repayment, exchange } = order
  const money = (amount: StaffOrder['paid']) => formatMoney(locale, amount)
  return (
    <div className="admin-totals">
      <Table verticalSpacing={4} withRowBorders={false}>
        <Table.Tbody>
          <TotalsRows totals={totals} />
          <TotalsRow label={t('sales.admin_orders.invoiced')} amount={money(invoiced)} />
          <TotalsRow label={t('sales.admin_orders.paid')} amount={money(paid)} />
          {payable.amount > 0 && <TotalsRow label={t('sales.admin_orders.payable')} amount={money(payable)} isStrong />}
          {refunded.amount > 0 && <TotalsRow label={t('sales.admin_orders.refunded')} amount={money(refunded)} />}
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
    </div>
  )
}
