import { useCan, useScreenPath } from '#web/admin/admin_data'
import { RelatedRows } from '#web/admin/table/related_rows'
import { useWords } from '#web/lib/i18n'

/** The returns of a customer. */
export default function ReturnsTab({ customer }: { customer: { id: number } }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  return (
    <RelatedRows
      list="rma.returns"
      route="rma.admin.returns.index"
      filter={{ customer_id: String(customer.id) }}
      columns={['number', 'opened_at', 'order', 'state', 'resolution', 'pieces']}
      open={({ id }) => (can('rma.returns.view') ? pathOf('rma.admin.return', { id }) : null)}
      screen="rma.admin.returns"
      empty={t('rma.customer_returns.none')}
    />
  )
}
