import { Table, Text } from '@mantine/core'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Invoice } from './invoice_data'

/** What is billed, without VAT, and what each rate adds. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const t = useWords()
  const locale = useLocale()
  const { lines, shipping } = invoice
  const money = (amount: Invoice['total']) => formatMoney(locale, amount)
  return (
    <section className="admin-panel" aria-label={t('sales.admin_invoices.lines')}>
      <h2>{t('sales.admin_invoices.lines')}</h2>
      <Table.ScrollContainer
        minWidth={600}
        type="native"
        tabIndex={0}
        role="region"
        aria-label={t('sales.admin_invoices.lines')}
      >
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('sales.admin_invoices.item')}</Table.Th>
              <Table.Th ta="right">{t('sales.admin_invoices.quantity')}</Table.Th>
              <Table.Th ta="right">{t('sales.admin_invoices.unit_net')}</Table.Th>
              <Table.Th>{t('sales.admin_invoices.rate')}</Table.Th>
              <Table.Th ta="right">{t('sales.admin_invoices.net')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Table.Tr key={line.sku}>
                <Table.Td>
                  {[line.name, line.detail].filter(Boolean).join(', ')}
                  <Text size="xs" c="dimmed">
                    {line.sku}
                    {line.discount.amount > 0 &&
                      `, ${t('sales.admin_invoices.discounted', { amount: money(line.discount) })}`}
                  </Text>
                </Table.Td>
                <Table.Td ta="right">{line.quantity}</Table.Td>
                <Table.Td ta="right">{money(line.unitNet)}</Table.Td>
                <Table.Td>{line.rate}</Table.Td>
                <Table.Td ta="right">{money(line.net)}</Table.Td>
              </Table.Tr>
            ))}
            {shipping && (
              <Table.Tr>
                <Table.Td>{shipping.title}</Table.Td>
                <Table.Td ta="right">1</Table.Td>
                <Table.Td ta="right">{money(shipping.net)}</Table.Td>
                <Table.Td>{shipping.rate}</Table.Td>
                <Table.Td ta="right">{money(shipping.net)}</Table.Td>
              </Table.Tr>
            )}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
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
    [t('sales.admin_invoices.due'), money(invoice.due), true],
  ]
  return (
    <>
      <Table verticalSpacing={4} withRowBorders={false}>
        <Table.Tbody>
          {rows.map(([label, amount, isStrong]) => (
            <Table.Tr key={label}>
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
      {invoice.exchange && <p className="admin-hint">{t('sales.admin_invoices.exchange', invoice.exchange)}</p>}
    </>
  )
}
