import { Button, Group, Stack } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { RelatedRows } from '#web/admin/table/related_rows'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { useOpenDraft } from '../drafts/open_draft'

/** The orders of a customer. */
export default function OrdersTab({ customer }: { customer: { id: number } }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const { open, isOpening } = useOpenDraft()
  return (
    <Stack>
      <Group>
        {can('sales.orders.create') && (
          <Button variant="default" loading={isOpening} onClick={() => void open({ customerId: customer.id })}>
            {t('sales.customer_orders.create')}
          </Button>
        )}
        <Button variant="default" component={Link} to={pathOf('sales.admin.customer_cart', { id: customer.id }) ?? ''}>
          {t('sales.customer_orders.cart')}
        </Button>
      </Group>
      <RelatedRows
        list="sales.orders"
        route="sales.admin.orders.index"
        filter={{ customer_id: String(customer.id) }}
        columns={['number', 'placed_at', 'state', 'quantity', 'total', 'payment']}
        open={({ id }) => (can('sales.orders.view') ? pathOf('sales.admin.order', { id }) : null)}
        screen="sales.admin.orders"
        empty={t('sales.customer_orders.empty')}
      />
    </Stack>
  )
}
