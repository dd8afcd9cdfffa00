import { useCan, useScreenPath } from '#web/admin/admin_data'
import { RelatedRows } from '#web/admin/table/related_rows'
import { useWords } from '#web/lib/i18n'

/** The invoices of a customer. */
export default function InvoicesTab({ customer }: { customer: { id: number } }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  return (
    <RelatedRows
      list="sales.invoices"
      route="sales.admin.invoices.index"
      filter={{ customer_id: String(customer.id) }}
      columns={['number', 'issued_at', 'order', 'state', 'due_at', 'total']}
      open={({ id }) => (can('sales.invoices.view') ? pathOf('sales.admin.invoice', { id }) : null)}
      screen="sales.admin.invoices"
      empty={t('sales.customer_invoices.empty')}
    />
  )
}
