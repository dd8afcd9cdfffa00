import { ReadSet, type RunStatement } from '#core/database/read_set'
import { dialectOf } from '#core/database/write_set'
import { queryRows } from '#core/database/query_rows'
import type { Names } from '#core/i18n/translator'
import type { OptionalField } from '#plugins/tickets/vocabulary/optional_fields'
import type { Dialect, Transaction } from '#core/database/store'

export interface Status {
  id: number
  name: Names
  isClosed: boolean
  doneRatio: number | null
}

export interface Tracker {
  id: number
  statusId: number
  fields: OptionalField[]
}

export interface Priority {
  id: number
  position: number
  isDefault: boolean
  isActive: boolean
  answerMinutes: number | null
  solutionMinutes: number | null
}

/** A move that a role may make, everybody of the role or only as author or assignee. */
export interface Transition {
  fromId: number | null
  toId: number
  who: 'any' | 'author' | 'assignee'
}

export interface FieldRule {
  statusId: number
  field: string
  rule: 'readonly' | 'required'
}

export interface Child {
  id: number
  isClosed: boolean
  startOn: string | null
  dueOn: string | null
  doneRatio: number
  estimatedMinutes: number | null
  priorityId: number
}

/** What decides about a write of a ticket, read by one statement. */
export interface TicketContext {
  statuses: Status[]
  trackers: Tracker[]
  priorities: Priority[]
  /** Of the role of who writes, in this tracker. */
  transitions: Transition[]
  rules: FieldRule[]
  /** Groups of who writes. */
  groups: number[]
  children: Child[]
  /** Numbers of open tickets below. */
  openBelow: number[]
  /** The wanted parent and those above, nearest first. */
  above: { id: number; isClosed: boolean }[]
  /** Levels below the ticket. */
  depthBelow: number
  /** Open tickets that block this one. */
  blockers: number[]
  /** What must end before this one begins. */
  before: { dueOn: string; delay: number }[]
  category: { assigneeId: number | null; groupId: number | null } | null
  /** When it was made; null for a new one. */
  createdAt: string | null
}

export interface ContextOf {
  /** 0 for a new ticket. */
  id: number
  trackerId: number
  parentId: number | null
  categoryId: number | null
  /** Null: not staff. */
  staffId: number | null
}

/** Levels that are followed: stored rows that hang in a circle end somewhere. */
const DEEPEST = 50

/** Where it is read: in a transaction, or on committed rows. */
export interface ContextSource {
  dialect: Dialect
  run: RunStatement
}

export const inWrite = (trx: Transaction): ContextSource => ({
  dialect: dialectOf(trx),
  run: (sql, bindings) => queryRows(trx, sql, bindings),
})

export async function readContext({ dialect, run }: ContextSource, of: ContextOf): Promise<TicketContext> {
  const { id, trackerId, parentId, categoryId, staffId } = of
  const reads = new ReadSet(dialect)
  const { json } = reads
  reads.with(
    `recursive below(id, depth) as (
      select t.id, 1 from tickets_tickets t where t.parent_id = ?
      union all select t.id, b.depth + 1 from tickets_tickets t join below b on t.parent_id = b.id
        where b.depth < ${DEEPEST})`,
    id
  )
  reads.with(
    `above(id, parent_id, is_closed, depth) as (
      select t.id, t.parent_id, t.is_closed, 1 from tickets_tickets t where t.id = ?
      union all select t.id, t.parent_id, t.is_closed, a.depth + 1 from tickets_tickets t join above a on t.id = a.parent_id
        where a.depth < ${DEEPEST})`,
    parentId ?? 0
  )
  const role = '(select s.role_id from users_staff s where s.id = ?)'
  const statuses = reads.list<Status>(
    { id: 's.id', name: json.part('s.name'), isClosed: json.boolean('s.is_closed'), doneRatio: 's.done_ratio' },
    'tickets_statuses s',
    's.position, s.id'
  )
  const trackers = reads.list<Tracker>(
    { id: 'k.id', statusId: 'k.status_id', fields: json.part('k.fields') },
    'tickets_trackers k',
    'k.position, k.id'
  )
  const priorities = reads.list<Priority>(
    {
      id: 'p.id',
      position: 'p.position',
      isDefault: json.boolean('p.is_default'),
      isActive: json.boolean('p.is_active'),
      answerMinutes: 'p.answer_minutes',
      solutionMinutes: 'p.solution_minutes',
    },
    'tickets_priorities p',
    'p.position, p.id'
  )
  const transitions = reads.list<Transition>(
    { fromId: 't.from_id', toId: 't.to_id', who: 't.who' },
    `tickets_transitions t where t.tracker_id = ? and t.role_id = ${role}`,
    't.id',
    trackerId,
    staffId ?? 0
  )
  const rules = reads.list<FieldRule>(
    { statusId: 'r.status_id', field: 'r.field', rule: 'r.rule' },
    `tickets_field_rules r where r.tracker_id = ? and r.role_id = ${role}`,
    'r.id',
    trackerId,
    staffId ?? 0
  )
  const groups = reads.list<{ id: number }>(
    { id: 'm.owner_id' },
    'users_staff_groups_members m where m.target_id = ?',
    'm.owner_id',
    staffId ?? 0
  )
  const children = reads.list<Child>(childFields(json), 'tickets_tickets c where c.parent_id = ?', 'c.id', id)
  const below = reads.list<{ id: number; isClosed: boolean; depth: number }>(
    { id: 'b.id', isClosed: json.boolean('t.is_closed'), depth: 'b.depth' },
    'below b join tickets_tickets t on t.id = b.id',
    'b.id'
  )
  const above = reads.list<{ id: number; isClosed: boolean }>(
    { id: 'a.id', isClosed: json.boolean('a.is_closed') },
    'above a',
    'a.depth'
  )
  const blockers = reads.list<{ id: number }>(
    { id: 'r.from_id' },
    `tickets_relations r join tickets_tickets t on t.id = r.from_id
     where r.to_id = ? and r.kind = 'blocks' and not t.is_closed`,
    'r.from_id',
    id
  )
  const before = reads.list<{ dueOn: string; delay: number }>(
    { dueOn: 'cast(coalesce(t.due_on, t.start_on) as text)', delay: 'coalesce(r.delay, 0)' },
    `tickets_relations r join tickets_tickets t on t.id = r.from_id
     where r.to_id = ? and r.kind = 'precedes' and coalesce(t.due_on, t.start_on) is not null`,
    'r.id',
    id
  )
  const category = reads.list<{ assigneeId: number | null; groupId: number | null }>(
    { assigneeId: 'c.assignee_id', groupId: 'c.group_id' },
    'tickets_categories c where c.id = ?',
    'c.id',
    categoryId ?? 0
  )
  const own = reads.list<{ createdAt: string }>(
    { createdAt: json.instant('t.created_at') },
    'tickets_tickets t where t.id = ?',
    't.id',
    id
  )
  await reads.run(run)
  return {
    statuses: statuses.rows,
    trackers: trackers.rows,
    priorities: priorities.rows,
    transitions: transitions.rows,
    rules: rules.rows,
    groups: groups.rows.map((one) => one.id),
    children: children.rows,
    openBelow: below.rows.filter(({ isClosed }) => !isClosed).map((one) => one.id),
    depthBelow: Math.max(0, ...below.rows.map(({ depth }) => depth)),
    above: above.rows,
    blockers: blockers.rows.map((one) => one.id),
    before: before.rows,
    category: category.rows[0] ?? null,
    createdAt: own.rows[0]?.createdAt ?? null,
  }
}

/** The fields of a ticket that its parent is worked out from. */
export const childFields = (json: ReadSet['json']) => ({
  id: 'c.id',
  isClosed: json.boolean('c.is_closed'),
  startOn: 'cast(c.start_on as text)',
  dueOn: 'cast(c.due_on as text)',
  doneRatio: 'c.done_ratio',
  estimatedMinutes: 'c.estimated_minutes',
  priorityId: 'c.priority_id',
})
