import { Badge, Button, Text, Timeline } from '@mantine/core'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { RecordHistory } from '#web/admin/record_history'
import { formatInstant } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { EditNote } from './edit_note'
import { TicketFiles } from './ticket_files'
import type { JournalEntry, TicketPage } from './ticket_data'

/** Notes and changes of a ticket, latest first. */
export function History({ page }: { page: TicketPage }) {
  const t = useWords()
  const { ticket, history } = page
  return (
    <section className="admin-panel" aria-label={t('tickets.ticket.history')}>
      <h2>{t('tickets.ticket.history')}</h2>
      {history.length === 0 && <Text c="dimmed">{t('tickets.ticket.no_history')}</Text>}
      <Timeline mt="sm" bulletSize={12} lineWidth={2}>
        {[...history].reverse().map((entry) => (
          <Timeline.Item key={entry.id} title={<Heading entry={entry} />}>
            <Changes entry={entry} />
            <Note ticketId={ticket.id} entry={entry} />
          </Timeline.Item>
        ))}
      </Timeline>
      <Text size="sm" mt="sm">
        <RecordHistory subject="tickets.tickets" id={ticket.id} />
      </Text>
    </section>
  )
}

function Heading({ entry: { actor, at, isPrivate, editedAt } }: { entry: JournalEntry }) {
  const t = useWords()
  const locale = useLocale()
  const who = actor.kind === 'system' ? t('tickets.ticket.system') : actor.name
  return (
    <Text component="span" size="sm">
      {t('tickets.ticket.by', { who, at: formatInstant(locale, at) })}
      {editedAt && ` ${t('tickets.ticket.edited', { at: formatInstant(locale, editedAt) })}`}
      {isPrivate && (
        <Badge ml="xs" color="gray" variant="light">
          {t('tickets.ticket.private')}
        </Badge>
      )}
    </Text>
  )
}

/** Each changed property, from – to. */
function Changes({ entry: { details } }: { entry: JournalEntry }) {
  const t = useWords()
  if (details.length === 0) return null
  return (
    <ul className="admin-changes">
      {details.map(({ property, name, label, oldText, newText }) => (
        <li key={`${property} ${name}`}>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {t(changeKey(name, oldText, newText), { label, old: oldText ?? '', new: newText ?? '' })}
          </Text>
        </li>
      ))}
    </ul>
  )
}

function changeKey(name: string, oldText: string | null, newText: string | null): string {
  if (name === 'description') return 'tickets.ticket.changed_text'
  if (oldText === null) return 'tickets.ticket.change_set'
  return newText === null ? 'tickets.ticket.change_removed' : 'tickets.ticket.change'
}

function Note({ ticketId, entry }: { ticketId: number; entry: JournalEntry }) {
  const t = useWords()
  const can = useCan()
  const [isEdited, setEdited] = useState(false)
  const { notes, attachments, actor } = entry
  if (isEdited) return <EditNote ticketId={ticketId} entry={entry} onClose={() => setEdited(false)} />
  return (
    <>
      {notes && <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{notes}</Text>}
      <TicketFiles ticketId={ticketId} files={attachments} />
      {notes && actor.kind === 'staff' && can('tickets.comment') && (
        <Button variant="subtle" size="compact-xs" onClick={() => setEdited(true)}>
          {t('tickets.ticket.note_edit')}
        </Button>
      )}
    </>
  )
}
