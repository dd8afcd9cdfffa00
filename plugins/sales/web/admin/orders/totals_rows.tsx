import { Table } from '@mantine/core'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { StaffOrder } from './order_data'

interface TotalsRowsProps {
  totals: StaffOrder['totals']
  /** Name of the delivery method. */
  delivery?: string
}

/** Rows of totals. They need the translations of `sales.summary`. */
export function TotalsRows({ totals, delivery }: TotalsRowsProps) {
  const t = useWords()
  const locale = useLocale()
  const money = (amount: StaffOrder['paid']) => formatMoney(locale, amount)
  const rows: [string, string][] = [
    [t('sales.summary.subtotal'), money(totals.subtotal)],
    // Above the discounts, since one may apply to it.
    ...(totals.shipping ? [[delivery ?? t('sales.summary.shipping'), money(totals.shipping)] as [string, string]] : []),
    ...totals.discounts.map(({ label, code, amount }): [string, string] => [
      code ? t('sales.summary.discount_code', { label, code }) : label,
      `−\u202f${money(amount)}`,
    ]),
    [t('sales.summary.net'), money(totals.net)],
    ...totals.taxes.map(({ label, note, tax }): [string, string] => [note ?? label, money(tax)]),
  ]
  return (
    <>
      {rows.map(([label, amount]) => (
        <TotalsRow key={label} label={label} amount={amount} />
      ))}
      <TotalsRow label={t('sales.summary.total')} amount={money(totals.total)} isStrong />
    </>
  )
}

export function TotalsRow({ label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean }) {
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
