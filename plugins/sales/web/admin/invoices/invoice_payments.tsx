import { Anchor, Table } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { formatDate, formatInstant, formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { Invoice, PaymentChoice } from './invoice_data'

/** The payments of an invoice. */
export function InvoicePayments({ invoice: { payments }, methods }: { invoice: Invoice; methods: PaymentChoice[] }) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  if (payments.length === 0) return null
  const nameOf = new Map(methods.map(({ code, label }) => [code, label]))
  return (
    <section className="admin-panel" aria-label={t('sales.admin_invoices.payments')}>
      <h2>{t('sales.admin_invoices.payments')}</h2>
      <Table verticalSpacing={4}>
        <Table.Tbody>
          {payments.map(({ id, method, reference, amount, paidOn, at }) => {
            const path = can('sales.transactions.view') ? pathOf('sales.admin.transaction', { id }) : null
            return (
              <Table.Tr key={id}>
                <Table.Td>
                  {path ? (
                    <Anchor component={Link} to={path}>
                      {reference}
                    </Anchor>
                  ) : (
                    reference
                  )}
                </Table.Td>
                <Table.Td>{nameOf.get(method) ?? method}</Table.Td>
                <Table.Td ta="right">{formatMoney(locale, amount)}</Table.Td>
                <Table.Td ta="right">{paidOn ? formatDate(locale, paidOn) : formatInstant(locale, at)}</Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </section>
  )
}
