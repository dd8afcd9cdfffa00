import { Button } from '@mantine/core'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import type { TicketPage } from './ticket_data'

/** Everything can be changed in the form of the ticket. */
export function TicketActions({ page }: { page: TicketPage }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const edit = can('tickets.update') ? pathOf('tickets.admin.tickets.form', { id: page.ticket.id }) : null
  return edit ? (
    <Button component={Link} to={edit} variant="default">
      {t('tickets.ticket.edit')}
    </Button>
  ) : null
}
