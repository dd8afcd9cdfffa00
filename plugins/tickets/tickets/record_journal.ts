import app from '@adonisjs/core/services/app'
import { Attachments } from '#core/attachments/attachments'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { JOURNAL, MOST_FILES } from '#plugins/tickets/attachments/ticket_files'
import { asideOf } from '#plugins/tickets/tickets/aside'
import { journals, type Detail } from '#plugins/tickets/tickets/tables'
import { queryRows } from '#core/database/query_rows'
import type { RowChange } from '#core/resources/resource'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'

/** Properties whose changes stand in the history, with the old and the new value. */
const TOLD = [
  ...['subject', 'description', 'trackerId', 'statusId', 'priorityId', 'categoryId', 'assigneeId', 'groupId'],
  ...['customerId', 'parentId', 'startOn', 'dueOn', 'doneRatio', 'estimatedMinutes', 'isPrivate', 'aboutName'],
] as const

/** Writes what changed, and what was noted with it, into the history of a ticket, and tells it in the outbox. */
export async function recordJournal(change: RowChange<TicketRow>, custom: readonly string[]): Promise<void> {
  const { trx, before, after, origin } = change
  const [clock, outbox] = await Promise.all([app.container.make(Clock), app.container.make(Outbox)])
  const { notes = '', isPrivate = false, files = [] } = asideOf(trx)
  if (!before) {
    await outbox.record(trx, told('created', after.id, null))
    return
  }
  const details = detailsOf(before, after, custom)
  const isNote = notes !== '' || files.length > 0
  if (details.length === 0 && !isNote) return
  const author = asideOf(trx).author ?? origin.actor
  const now = clock.iso()
  const id = await journals.insert(trx, {
    ticketId: after.id,
    actorKind: author.kind,
    actorId: author.id,
    actorName: author.name.slice(0, 160),
    notes,
    isPrivate: isPrivate && isNote,
    details,
    createdAt: now,
    editedAt: null,
  })
  const attachments = await app.container.make(Attachments)
  await attachments.bind(trx, { kind: JOURNAL, id }, files, MOST_FILES)
  if (isNote && !isPrivate) await followNote(change, author.kind, now)
  await outbox.record(trx, told('changed', after.id, id))
}

/** A public note is an answer: whoever wrote it waits for the other side. */
async function followNote(
  { trx, after }: RowChange<TicketRow>,
  kind: 'staff' | 'customer' | 'guest' | 'system',
  now: string
): Promise<void> {
  if (kind === 'staff') {
    after.answeredAt ??= now
    const isHeard = !after.isPrivate && (after.customerId !== null || after.authorEmail !== null)
    if (!after.isClosed && isHeard) after.waitsFor = 'customer'
  } else if (kind !== 'system' && !after.isClosed) after.waitsFor = 'shop'
  await queryRows(trx, 'update tickets_tickets set answered_at = ?, waits_for = ? where id = ?', [
    after.answeredAt,
    after.waitsFor,
    after.id,
  ])
}

function detailsOf(before: TicketRow, after: TicketRow, custom: readonly string[]): Detail[] {
  const [old, next] = [before, after] as unknown as Record<string, unknown>[]
  const differing = (names: readonly string[]) =>
    names.filter((name) => JSON.stringify(old?.[name] ?? null) !== JSON.stringify(next?.[name] ?? null))
  const detail = (property: Detail['property'], name: string): Detail => ({
    property,
    name,
    old: old?.[name] ?? null,
    new: next?.[name] ?? null,
  })
  return [
    ...differing(TOLD).map((name) => detail('attr', name)),
    ...differing(custom).map((name) => detail('cf', name)),
  ]
}

/** `journal`: number of the entry in the history; null for a new ticket. */
const told = (what: 'created' | 'changed', ticketId: number, journalId: number | null) => ({
  name: `tickets.ticket.${what}`,
  subject: `tickets.ticket:${ticketId}`,
  payload: { version: 1, ticketId, journalId },
})
