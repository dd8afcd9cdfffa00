import { GROUPS_FROM } from '#plugins/tickets/redmine/issue_query'
import { customName } from '#core/custom_fields/make_fields'
import { readJson } from '#core/database/statements'
import type { Locale } from '#core/i18n/locales'
import type { TicketField } from '#plugins/tickets/tickets/ticket_fields'

/** Something with its name, as Redmine answers it. */
export interface RedmineName {
  id: number
  name: string
}

/** The one project of the shop: the house has no others. */
export const PROJECT = { id: 1, identifier: 'tickets' } as const

/** A ticket as Redmine answers it. */
export interface Issue {
  id: number
  project: RedmineName
  tracker: RedmineName
  status: RedmineName & { is_closed: boolean }
  priority: RedmineName
  author: RedmineName
  assigned_to?: RedmineName
  category?: RedmineName
  parent?: { id: number }
  subject: string
  description: string
  start_date: string | null
  due_date: string | null
  done_ratio: number
  is_private: boolean
  estimated_hours: number | null
  spent_hours: number
  custom_fields: (RedmineName & { value: string | string[] })[]
  created_on: string
  updated_on: string
  closed_on: string | null
  lock_version: number
}

export interface IssueRow {
  id: number
  tracker_id: number
  tracker: string
  status_id: number
  status: string
  is_closed: unknown
  priority_id: number
  priority: string
  category_id: number | null
  category: string | null
  author_kind: string
  author_id: number | null
  author_name: string
  assignee_id: number | null
  assignee: string | null
  group_id: number | null
  group_name: string | null
  parent_id: number | null
  subject: string
  description: string
  start_on: string | null
  due_on: string | null
  done_ratio: number
  is_private: unknown
  estimated_minutes: number | null
  custom: unknown
  created_at: string
  updated_at: string
  closed_at: string | null
  version: number
}

/** The statement of issues up to its conditions. */
export function issueSql(locale: Locale): string {
  const word = (of: string) => `coalesce(nullif(${of}.name ->> '${locale}', ''), ${of}.name ->> 'fr_FR')`
  return `select t.id, t.tracker_id, ${word('k')} as tracker, t.status_id, ${word('s')} as status, t.is_closed,
    t.priority_id, ${word('p')} as priority, t.category_id, ${word('c')} as category, t.author_kind, t.author_id,
    t.author_name, t.assignee_id, a.name as assignee, t.group_id, g.name as group_name, t.parent_id, t.subject,
    t.description, cast(t.start_on as text) as start_on, cast(t.due_on as text) as due_on, t.done_ratio, t.is_private,
    t.estimated_minutes, t.custom, t.created_at, t.updated_at, t.closed_at, t.version
   ${ISSUES}`
}

export const ISSUES = `from tickets_tickets t join tickets_trackers k on k.id = t.tracker_id
   join tickets_statuses s on s.id = t.status_id join tickets_priorities p on p.id = t.priority_id
   left join tickets_categories c on c.id = t.category_id left join users_staff a on a.id = t.assignee_id
   left join users_staff_groups g on g.id = t.group_id`

export function toIssue(row: IssueRow, fields: readonly TicketField[], project: string, locale: Locale): Issue {
  const { group_id: group, assignee_id: assignee, category_id: category, parent_id: parent } = row
  const given = assignee ? { id: Number(assignee), name: row.assignee ?? '' } : null
  const grouped = group ? { id: Number(group) + GROUPS_FROM, name: row.group_name ?? '' } : null
  const assigned = given ?? grouped
  return {
    id: Number(row.id),
    project: { id: PROJECT.id, name: project },
    tracker: { id: Number(row.tracker_id), name: row.tracker },
    status: { id: Number(row.status_id), name: row.status, is_closed: Boolean(row.is_closed) },
    priority: { id: Number(row.priority_id), name: row.priority },
    author: { id: row.author_kind === 'staff' ? Number(row.author_id) : 0, name: row.author_name },
    ...(assigned ? { assigned_to: assigned } : {}),
    ...(category ? { category: { id: Number(category), name: row.category ?? '' } } : {}),
    ...(parent ? { parent: { id: Number(parent) } } : {}),
    subject: row.subject,
    description: row.description,
    start_date: row.start_on,
    due_date: row.due_on,
    done_ratio: row.done_ratio,
    is_private: Boolean(row.is_private),
    estimated_hours: hoursOf(row.estimated_minutes),
    spent_hours: 0,
    custom_fields: customOf(row, fields, locale),
    created_on: row.created_at,
    updated_on: row.updated_at,
    closed_on: row.closed_at,
    lock_version: row.version,
  }
}

const hoursOf = (minutes: number | null) => (minutes === null ? null : Math.round(minutes / 0.6) / 100)

function customOf({ custom, tracker_id: tracker }: IssueRow, fields: readonly TicketField[], locale: Locale) {
  const values = readJson<Record<string, unknown>>(custom ?? '{}')
  const own = fields.filter(({ trackers }) => trackers.length === 0 || trackers.includes(Number(tracker)))
  return own.map((field) => ({
    id: field.id,
    name: field.label[locale] || field.label.fr_FR || '',
    value: customValue(values[customName(field)]),
  }))
}

/** Redmine's values of custom fields are texts. */
function customValue(value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map(String)
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
