import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import type { Locale } from '#core/i18n/locales'

/** A ticket on the board. */
export interface BoardCard {
  id: number
  version: number
  subject: string
  priority: string
  assignee: string | null
  dueOn: string | null
  doneRatio: number
}

export interface BoardColumn {
  id: number
  name: string
  isClosed: boolean
  /** Tickets in all; a column shows the first ones. */
  total: number
  cards: BoardCard[]
}

/** Cards of a column. */
const MOST = 50

interface Row {
  status_id: number
  id: number
  version: number
  subject: string
  priority: string
  assignee: string | null
  due_on: string | null
  done_ratio: number
  total: number
}

const word = (alias: string, locale: Locale) =>
  `coalesce(nullif(${alias}.name ->> '${locale}', ''), ${alias}.name ->> 'fr_FR')`

/** Tickets by status: the most urgent first, and the latest of those that are closed. */
@inject()
export class ListBoard {
  constructor(private readonly store: Store) {}

  async execute(
    { trackerId, assigneeId }: { trackerId?: number | undefined; assigneeId?: number | undefined },
    locale: Locale
  ) {
    const { reader } = this.store
    const statuses = await reader.all<{ id: number; name: string; is_closed: unknown }>(
      `select s.id, ${word('s', locale)} as name, s.is_closed from tickets_statuses s order by s.position, s.id`
    )
    const conditions = [
      ...(trackerId === undefined ? [] : ['t.tracker_id = ?']),
      ...(assigneeId === undefined ? [] : ['t.assignee_id = ?']),
    ]
    const rows = await reader.all<Row>(
      `select r.status_id, r.id, r.version, r.subject, r.done_ratio, r.due_day as due_on, r.total, ${word('p', locale)} as priority,
         coalesce(a.name, g.name) as assignee
       from (select t.*, cast(t.due_on as text) as due_day, count(*) over (partition by t.status_id) as total,
           row_number() over (partition by t.status_id
             order by case when t.is_closed then 0 else o.position end desc, t.updated_at desc, t.id desc) as place
         from tickets_tickets t join tickets_priorities o on o.id = t.priority_id
         ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}) r
       join tickets_priorities p on p.id = r.priority_id
       left join users_staff a on a.id = r.assignee_id left join users_staff_groups g on g.id = r.group_id
       where r.place <= ${MOST} order by r.status_id, r.place`,
      [trackerId, assigneeId].filter((id) => id !== undefined)
    )
    const byStatus = Map.groupBy(rows, (row) => Number(row.status_id))
    return statuses.map(({ id, name, is_closed: isClosed }): BoardColumn => {
      const own = byStatus.get(Number(id)) ?? []
      return {
        id: Number(id),
        name,
        isClosed: Boolean(isClosed),
        total: Number(own[0]?.total ?? 0),
        cards: own.map(card),
      }
    })
  }

  /** Trackers and people that the board can be narrowed to. */
  async choices(locale: Locale) {
    const { reader } = this.store
    const trackers = await reader.all<{ id: number; name: string }>(
      `select k.id, ${word('k', locale)} as name from tickets_trackers k order by k.position, k.id`
    )
    const people = await reader.all<{ id: number; name: string }>('select id, name from users_staff order by name, id')
    const named = ({ id, name }: { id: number; name: string }) => ({ id: Number(id), name })
    return { trackers: trackers.map(named), people: people.map(named) }
  }
}

function card({ id, version, subject, priority, assignee, due_on: dueOn, done_ratio: doneRatio }: Row): BoardCard {
  return {
    id: Number(id),
    version: Number(version),
    subject,
    priority,
    assignee,
    dueOn,
    doneRatio: Number(doneRatio),
  }
}
