import { Button, Stack } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { RelatedRows } from '#web/admin/table/related_rows'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'

/** The tickets of a customer. */
export default function TicketsTab({ customer }: { customer: { id: number } }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const create = can('tickets.create') ? pathOf('tickets.admin.tickets.form', { id: 'create' }) : null
  return (
    <Stack>
      {create && (
        <div>
          <Button component={Link} to={`${create}?customerId=${customer.id}`} variant="default">
            {t('tickets.customer_tickets.create')}
          </Button>
        </div>
      )}
      <RelatedRows
        list="tickets.tickets"
        route="tickets.admin.tickets.index"
        filter={{ customer_id: String(customer.id) }}
        columns={['subject', 'number', 'status', 'priority', 'assignee', 'updated_at']}
        open={({ id }) => (can('tickets.view') ? pathOf('tickets.admin.ticket', { id }) : null)}
        screen="tickets.admin.tickets"
        empty={t('tickets.customer_tickets.empty')}
      />
    </Stack>
  )
}
