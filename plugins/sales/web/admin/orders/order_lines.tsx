import { Text } from '@mantine/core'
import { formatMoney, formatUnitPrice } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { LineName, Note } from '../lines/line_name'
import { LineTable } from '../lines/line_table'
import { OrderTotals } from './order_totals'
import type { StaffOrder, StaffOrderLine } from './order_data'

/** The lines of an order with their progress, and the totals. */
export function OrderLines({ order }: { order: StaffOrder }) {
  const t = useWords()
  const locale = useLocale()
  const money = (amount: StaffOrderLine['total']) => formatMoney(locale, amount)
  const parts = (line: StaffOrderLine) =>
    line.parts.map(({ quantity: count, name, sku }) => t('sales.admin_orders.part', { count, name, sku }))
  return (
    <section className="admin-panel" aria-label={t('sales.admin_orders.lines')}>
      <h2>{t('sales.admin_orders.lines')}</h2>
      <LineTable
        label={t('sales.admin_orders.lines')}
        item={t('sales.admin_orders.item')}
        columns={[
          { label: t('sales.admin_orders.price') },
          { label: t('sales.admin_orders.quantity') },
          { label: t('sales.admin_orders.progress'), hasWords: true },
          { label: t('sales.admin_orders.tax') },
          { label: t('sales.admin_orders.total') },
        ]}
        lines={order.lines.map((line) => ({
          key: line.id,
          name: <LineName {...line} notes={[line.sku, ...parts(line)]} />,
          cells: [
            <>
              {formatUnitPrice(locale, line.unitPrice)}
              <Note>{t('sales.admin_orders.net', { amount: formatUnitPrice(locale, line.netUnitPrice) })}</Note>
            </>,
            line.quantity,
            <Progress key="progress" line={line} />,
            money(line.tax),
            <>
              {money(line.total)}
              {line.discount.amount > 0 && (
                <Note>{t('sales.admin_orders.discounted', { amount: money(line.discount) })}</Note>
              )}
            </>,
          ],
        }))}
      />
      <OrderTotals order={order} />
    </section>
  )
}

/** Quantities by progress (shipped, invoiced…); empty before the first step. */
function Progress({ line: { invoiced, shipped, refunded, canceled, short } }: { line: StaffOrderLine }) {
  const t = useWords()
  const told = Object.entries({ invoiced, shipped, refunded, canceled, short }).filter(([, count]) => count > 0)
  if (told.length === 0)
    return (
      <Text size="sm" className="admin-nowrap">
        {t('sales.admin_orders.untouched')}
      </Text>
    )
  return told.map(([kind, count]) => (
    <Text key={kind} size="sm" className="admin-nowrap" {...(kind === 'short' ? { c: 'red', fw: 600 } : {})}>
      {t(`sales.admin_orders.pieces_${kind}`, { count })}
    </Text>
  ))
}
