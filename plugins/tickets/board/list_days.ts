import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'

/** A ticket in the calendar. */
export interface PlannedTicket {
  id: number
  subject: string
  tracker: string
  status: string
  isClosed: boolean
  assignee: string | null
  startOn: string | null
  dueOn: string | null
}

/** Tickets of a month: more cannot be read on a screen. */
const MOST = 500

const word = (alias: string, locale: Locale) =>
  `coalesce(nullif(${alias}.name ->> '${locale}', ''), ${alias}.name ->> 'fr_FR')`

/** The tickets that begin or end between two days, in the order of these days. */
@inject()
export class ListDays {
  constructor(private readonly store: Store) {}

  async execute({ from, to }: { from: string; to: string }, locale: Locale): Promise<PlannedTicket[]> {
    const rows = await this.store.reader.all<Record<string, unknown>>(
      `select t.id, t.subject, t.is_closed, cast(t.start_on as text) as start_on, cast(t.due_on as text) as due_on,
         ${word('k', locale)} as tracker, ${word('s', locale)} as status, coalesce(a.name, g.name) as assignee
       from tickets_tickets t join tickets_statuses s on s.id = t.status_id join tickets_trackers k on k.id = t.tracker_id
         left join users_staff a on a.id = t.assignee_id left join users_staff_groups g on g.id = t.group_id
       where (t.start_on between ? and ?) or (t.due_on between ? and ?)
       order by coalesce(t.due_on, t.start_on), t.id limit ${MOST}`,
      [from, to, from, to]
    )
    return rows.map((row) => ({
      id: Number(row.id),
      subject: String(row.subject),
      tracker: String(row.tracker),
      status: String(row.status),
      isClosed: Boolean(row.is_closed),
      assignee: row.assignee as string | null,
      startOn: row.start_on as string | null,
      dueOn: row.due_on as string | null,
    }))
  }
}
