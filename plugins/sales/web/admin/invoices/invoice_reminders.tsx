import { Table } from '@mantine/core'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { Invoice } from './invoice_data'

/** The reminders of an invoice, with date and sender. */
export function InvoiceReminders({ invoice: { reminders } }: { invoice: Invoice }) {
  const t = useWords()
  const locale = useLocale()
  if (reminders.length === 0) return null
  return (
    <section className="admin-panel" aria-label={t('sales.admin_invoices.reminders')}>
      <h2>{t('sales.admin_invoices.reminders')}</h2>
      <Table verticalSpacing={4}>
        <Table.Tbody>
          {reminders.map(({ at, actor }) => (
            <Table.Tr key={at}>
              <Table.Td>{formatInstant(locale, at)}</Table.Td>
              <Table.Td>{actor.kind === 'system' ? t('sales.admin_orders.by_system') : actor.name}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
