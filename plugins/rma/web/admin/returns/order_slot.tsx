import { Button } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { RelatedRows } from '#web/admin/table/related_rows'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'

/** The returns of an order, with a button for a new one. */
export default function OrderReturns({ order }: { order: { id: number } }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const create = can('rma.returns.create') ? pathOf('rma.admin.new_return', { order: order.id }) : null
  return (
    <section className="admin-panel" aria-label={t('rma.related.title')}>
      <h2>{t('rma.related.title')}</h2>
      <RelatedRows
        list="rma.returns"
        route="rma.admin.returns.index"
        filter={{ order_id: String(order.id) }}
        columns={['number', 'opened_at', 'state', 'resolution', 'pieces']}
        open={({ id }) => (can('rma.returns.view') ? pathOf('rma.admin.return', { id }) : null)}
        screen="rma.admin.returns"
        empty={t('rma.related.none')}
      />
      {create && (
        <Button component={Link} to={create} variant="default" size="xs" mt="sm">
          {t('rma.related.create')}
        </Button>
      )}
    </section>
  )
}
