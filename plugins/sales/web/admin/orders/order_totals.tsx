import { Table } from '@mantine/core'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { StaffOrder } from './order_data'

/** What the order comes to, and what of it was invoiced, paid and given back. */
export function OrderTotals({ order }: { order: StaffOrder }) {
  const t = useWords()
  const locale = useLocale()
  const { totals, invoiced, paid, refunded, exchange } = order
  const money = (amount: StaffOrder['paid']) => formatMoney(locale, amount)
  const rows: [string, string][] = [
    [t('sales.summary.subtotal'), money(totals.subtotal)],
    ...totals.discounts.map(({ label, code, amount }): [string, string] => [
      code ? t('sales.summary.discount_code', { label, code }) : label,
      `−\u202f${money(amount)}`,
    ]),
    ...(totals.shipping ? [[t('sales.summary.shipping'), money(totals.shipping)] as [string, string]] : []),
    [t('sales.summary.net'), money(totals.net)],
    ...totals.taxes.map(({ label, note, tax }): [string, string] => [note ?? label, money(tax)]),
  ]
  return (
    <section className="admin-panel" aria-label={t('sales.admin_orders.money')}>
      <h2>{t('sales.admin_orders.money')}</h2>
      <Table verticalSpacing={4} withRowBorders={false}>
        <Table.Tbody>
          {rows.map(([label, amount]) => (
            <Row key={label} label={label} amount={amount} />
          ))}
          <Row label={t('sales.summary.total')} amount={money(totals.total)} isStrong />
          <Row label={t('sales.admin_orders.invoiced')} amount={money(invoiced)} />
          <Row label={t('sales.admin_orders.paid')} amount={money(paid)} />
          <Row label={t('sales.admin_orders.refunded')} amount={money(refunded)} />
        </Table.Tbody>
      </Table>
      {exchange && <p className="admin-hint">{t('sales.admin_orders.exchange', exchange)}</p>}
    </section>
  )
}

function Row({ label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={isStrong ? 600 : 400}>
        {label}
      </Table.Th>
      <Table.Td ta="right" fw={isStrong ? 600 : 400}>
        {amount}
      </Table.Td>
    </Table.Tr>
  )
}
