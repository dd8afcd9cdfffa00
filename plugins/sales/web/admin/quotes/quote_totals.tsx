import { Table } from '@mantine/core'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Revision } from './quote_data'

/** What a quote comes to. */
export function QuoteTotals({ totals, shipping }: Pick<Revision, 'totals' | 'shipping'>) {
  const t = useWords()
  const locale = useLocale()
  const money = (amount: Revision['totals']['total']) => formatMoney(locale, amount)
  const rows: [label: string, amount: string, isStrong?: boolean][] = [
    [t('sales.summary.subtotal'), money(totals.subtotal)],
    ...totals.discounts.map(({ label, code, amount }): [string, string] => [
      code ? t('sales.summary.discount_code', { label, code }) : label,
      `−\u202f${money(amount)}`,
    ]),
    ...(totals.shipping && shipping ? [[shipping.title, money(totals.shipping)] as [string, string]] : []),
    [t('sales.summary.net'), money(totals.net)],
    ...totals.taxes.map(({ label, note, tax }): [string, string] => [note ?? label, money(tax)]),
    [t('sales.summary.total'), money(totals.total), true],
  ]
  return (
    <section className="admin-panel" aria-label={t('sales.admin_quotes.money')}>
      <h2>{t('sales.admin_quotes.money')}</h2>
      <Table verticalSpacing={4} withRowBorders={false}>
        <Table.Tbody>
          {rows.map(([label, amount, isStrong], at) => (
            <Table.Tr key={at}>
              <Table.Th scope="row" fw={isStrong ? 600 : 400}>
                {label}
              </Table.Th>
              <Table.Td ta="right" fw={isStrong ? 600 : 400}>
                {amount}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
