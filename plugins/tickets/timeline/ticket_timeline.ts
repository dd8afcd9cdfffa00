import app from '@adonisjs/core/services/app'
import { ChangeTicket } from '#plugins/tickets/tickets/actions/change_ticket'
import { Translator } from '#core/i18n/translator'
import type { ActorKind } from '#plugins/tickets/tickets/tables'
import type { Locale } from '#core/i18n/locales'
import type { TimelineEntry, TimelineSource, TimelineSubject } from '#plugins/platform/index'
import type { WaitsFor } from '#plugins/tickets/tickets/ticket_row'

interface Row {
  id: number
  event: 'created' | 'noted' | 'closed'
  at: string
  text: string
  is_private: boolean | number
  actor_kind: ActorKind
  actor_name: string
  ticket: number
  subject: string
  status: string
  is_closed: boolean | number
  waits_for: WaitsFor
  hidden: boolean | number
  recipient: string | null
}

/** Tickets `t` of a customer, of a guest with the same address, or about an order. */
function ticketsOf({ kind, id, email }: TimelineSubject): { sql: string; bindings: (string | number)[] } {
  if (kind === 'sales.orders')
    return { sql: "(t.about_screen = 'sales.admin.order' and t.about_id = ?)", bindings: [id] }
  if (email === null) return { sql: 't.customer_id = ?', bindings: [id] }
  return { sql: '(t.customer_id = ? or (t.customer_id is null and t.author_email = ?))', bindings: [id, email] }
}

/** Tickets, their notes and their ends have numbers of their own: the rest of a division by three tells them apart. */
const eventsOf = (
  whose: string
) => `select t.id * 3 as id, 'created' as event, t.created_at as at, t.description as text,
    t.is_private, t.author_kind as actor_kind, t.author_name as actor_name, t.id as ticket from tickets_tickets t where ${whose}
  union all
  select j.id * 3 + 1, 'noted', j.created_at, j.notes, j.is_private, j.actor_kind, j.actor_name, j.ticket_id
    from tickets_journals j join tickets_tickets t on t.id = j.ticket_id where ${whose} and j.notes <> ''
  union all
  select t.id * 3 + 2, 'closed', t.closed_at, '', t.is_private, 'system', '', t.id
    from tickets_tickets t where ${whose} and t.closed_at is not null`

const find = (
  whose: string,
  locale: Locale
) => `select e.*, t.subject, t.is_closed, t.waits_for, t.is_private as hidden,
    coalesce(s.name ->> '${locale}', s.name ->> 'fr_FR') as status, coalesce(c.email, t.author_email) as recipient
  from (${eventsOf(whose)}) e join tickets_tickets t on t.id = e.ticket join tickets_statuses s on s.id = t.status_id
  left join users_customers c on c.id = t.customer_id
  where (e.at, e.id) < (?, ?) order by e.at desc, e.id desc limit ?`

function toneOf({ is_closed: isClosed, waits_for: waitsFor }: Row): NonNullable<TimelineEntry['state']>['tone'] {
  if (isClosed) return 'done'
  return waitsFor === 'shop' ? 'waiting' : 'active'
}

/** Tickets with what was written on them. */
const ticketTimeline: TimelineSource = {
  permission: 'tickets.view',
  subjects: ['users.customers', 'sales.orders'],
  kinds: { 'tickets.tickets': { label: { fr_FR: 'Tickets', en_GB: 'Tickets' }, icon: 'ticket' } },
  async load(reader, { subject, before, limit, locale }) {
    const { sql, bindings } = ticketsOf(subject)
    const rows = await reader.all<Row>(find(sql, locale), [
      ...bindings,
      ...bindings,
      ...bindings,
      before.at,
      before.id,
      limit,
    ])
    const translator = await app.container.make(Translator)
    return rows.map((row) => {
      const number = `#${row.ticket}`
      const { actor_kind: kind, actor_name: name } = row
      const title = translator.translate(locale, `tickets.timeline.${row.event}`, { number, subject: row.subject })
      return {
        id: Number(row.id),
        kind: 'tickets.tickets',
        at: row.at,
        title,
        text: row.text,
        isInternal: Boolean(row.is_private) || Boolean(row.hidden),
        ...(row.event === 'created' ? { state: { word: row.status, tone: toneOf(row) } } : {}),
        ...(kind === 'system' ? {} : { author: { kind: kind === 'staff' ? 'staff' : 'customer', name } as const }),
        screen: 'tickets.admin.ticket',
        params: { id: Number(row.ticket) },
        conversation: {
          id: Number(row.ticket),
          title: translator.translate(locale, 'tickets.timeline.conversation', { number, subject: row.subject }),
          // A private ticket is not told to its customer.
          to: row.hidden ? null : row.recipient,
        },
      }
    })
  },
  replies: {
    permission: 'tickets.comment',
    hasNotes: true,
    async reply({ conversation: id, text, isNote }, origin) {
      const change = await app.container.make(ChangeTicket)
      // A note changes no field, so that no other permission is asked for.
      const writer = { origin, locale: 'fr_FR' as const, may: () => false, held: new Set<string>() }
      await change.execute({ id, version: null, values: {}, notes: text, isPrivate: isNote }, writer)
    },
  },
}

export default ticketTimeline
