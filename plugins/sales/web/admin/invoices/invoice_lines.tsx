import { Table } from '@mantine/core'
import { formatMoney, formatUnitPrice } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { LineName } from '../lines/line_name'
import { LineTable } from '../lines/line_table'
import { TotalsRow } from '../orders/totals_rows'
import type { Invoice } from './invoice_data'

/** The invoiced lines without VAT, and the VAT by rate. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const t = useWords()
  const locale = useLocale()
  const { lines, shipping } = invoice
  const money = (amount: Invoice['total']) => formatMoney(locale, amount)
  const off = ({ discountNet }: Invoice['lines'][number]) =>
    discountNet.amount > 0 && t('sales.admin_invoices.discounted', { amount: money(discountNet) })
  return (
    <section className="admin-panel" aria-label={t('sales.admin_invoices.lines')}>
      <h2>{t('sales.admin_invoices.lines')}</h2>
      <LineTable
        label={t('sales.admin_invoices.lines')}
        item={t('sales.admin_invoices.item')}
        columns={[
          { label: t('sales.admin_invoices.quantity') },
          { label: t('sales.admin_invoices.unit_net') },
          { label: t('sales.admin_invoices.rate'), hasWords: true },
          { label: t('sales.admin_invoices.net') },
        ]}
        lines={[
          ...lines.map((line) => ({
            key: line.sku,
            name: (
              <LineName
                name={line.name}
                image={line.image}
                detail={line.detail}
                notes={[[line.sku, off(line)].filter(Boolean).join(', ')]}
              />
            ),
            cells: [line.quantity, formatUnitPrice(locale, line.unitNet), line.rate, money(line.net)],
          })),
          ...(shipping
            ? [
                {
                  key: 'shipping',
                  name: <LineName name={shipping.title} notes={[]} />,
                  cells: [1, money(shipping.net), shipping.rate, money(shipping.net)],
                },
              ]
            : []),
        ]}
      />
      <Totals invoice={invoice} />
    </section>
  )
}

function Totals({ invoice }: { invoice: Invoice }) {
  const t = useWords()
  const locale = useLocale()
  const money = (amount: Invoice['total']) => formatMoney(locale, amount)
  const rows: [string, string, boolean][] = [
    [t('sales.admin_invoices.total_net'), money(invoice.net), false],
    ...invoice.taxes.map(({ label, note, net, tax }): [string, string, boolean] => [
      t('sales.admin_invoices.tax_on', { label: note ?? label, net: money(net) }),
      money(tax),
      false,
    ]),
    [t('sales.admin_invoices.total'), money(invoice.total), true],
    [t('sales.admin_invoices.paid'), money(invoice.paid), false],
    ...(invoice.credited.amount > 0
      ? [[t('sales.admin_invoices.credited'), money(invoice.credited), false] as [string, string, boolean]]
      : []),
    [t('sales.admin_invoices.due'), money(invoice.due), true],
  ]
  return (
    <div className="admin-totals">
      <Table verticalSpacing={4} withRowBorders={false}>
        <Table.Tbody>
          {rows.map(([label, amount, isStrong]) => (
            <TotalsRow key={label} {...{ label, amount, isStrong }} />
          ))}
        </Table.Tbody>
      </Table>
      {invoice.exchange && <p className="admin-hint">{t('sales.admin_invoices.exchange', invoice.exchange)}</p>}
    </div>
  )
}
