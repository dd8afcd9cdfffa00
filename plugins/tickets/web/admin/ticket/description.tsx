import { Anchor, Text } from '@mantine/core'
import { useScreenPath } from '#web/admin/admin_data'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { TicketFiles } from './ticket_files'
import type { TicketPage } from './ticket_data'

/** What the ticket says, with its files, and what it is about. */
export function Description({ page }: { page: TicketPage }) {
  const t = useWords()
  const pathOf = useScreenPath()
  const { ticket, parent, attachments } = page
  const about = ticket.aboutScreen ? pathOf(String(ticket.aboutScreen), { id: Number(ticket.aboutId) }) : null
  const above = parent && pathOf('tickets.admin.ticket', { id: parent.id })
  return (
    <section className="admin-panel" aria-label={t('tickets.ticket.description')}>
      <h2>{t('tickets.ticket.description')}</h2>
      {parent && above && (
        <Text size="sm" mb="xs">
          {t('tickets.ticket.below')}{' '}
          <Anchor component={Link} to={above} size="sm">
            {`#${parent.id} ${parent.subject}`}
          </Anchor>
        </Text>
      )}
      {Boolean(ticket.aboutName) && (
        <Text size="sm" mb="xs">
          {t('tickets.ticket.about')}{' '}
          {about ? (
            <Anchor component={Link} to={about} size="sm">
              {String(ticket.aboutName)}
            </Anchor>
          ) : (
            String(ticket.aboutName)
          )}
        </Text>
      )}
      {ticket.description ? (
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{String(ticket.description)}</Text>
      ) : (
        <Text c="dimmed">{t('tickets.ticket.no_description')}</Text>
      )}
      <TicketFiles ticketId={ticket.id} files={attachments} />
    </section>
  )
}
