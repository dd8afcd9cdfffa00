import { badParameter } from '#core/lists/errors'
import { customName } from '#core/custom_fields/make_fields'
import type { Bindings } from '#core/database/reader'
import type { Dialect } from '#core/database/transaction'

/** Groups have numbers of their own in the house. Redmine counts people and groups together: those of groups begin here. */
export const GROUPS_FROM = 1_000_000_000

/** Conditions of a statement, with their values. */
export interface Conditions {
  sql: string[]
  bindings: (string | number)[]
}

const ROWS: Record<string, string> = {
  issue_id: 't.id',
  tracker_id: 't.tracker_id',
  priority_id: 't.priority_id',
  category_id: 't.category_id',
  parent_id: 't.parent_id',
  author_id: "case when t.author_kind = 'staff' then t.author_id end",
  assigned_to_id: `coalesce(t.assignee_id, t.group_id + ${GROUPS_FROM})`,
}

const DAYS: Record<string, string> = { start_date: 't.start_on', due_date: 't.due_on' }

const INSTANTS: Record<string, string> = {
  created_on: 't.created_at',
  updated_on: 't.updated_at',
  closed_on: 't.closed_at',
}

/** What lists are sorted by, by its name in Redmine. */
const ORDERS: Record<string, string> = {
  id: 't.id',
  subject: 't.subject',
  tracker: 'k.position',
  status: 's.position',
  priority: 'p.position',
  category: 't.category_id',
  assigned_to: 'a.name',
  author: 't.author_name',
  start_date: 't.start_on',
  due_date: 't.due_on',
  done_ratio: 't.done_ratio',
  created_on: 't.created_at',
  updated_on: 't.updated_at',
  closed_on: 't.closed_at',
  parent: 't.parent_id',
}

const DAY = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/

/** What a client of Redmine asks of the list. `me`: the id of who asks. @throws badParameter */
export function readConditions(query: Record<string, unknown>, me: number, dialect: Dialect): Conditions {
  const all: Conditions = { sql: [], bindings: [] }
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)] as const)
  statusCondition(all, String(query.status_id ?? 'open'))
  for (const [name, value] of asked) {
    if (ROWS[name]) rowCondition(all, name, value.replace(/\bme\b/, String(me)))
    else if (DAYS[name]) dayCondition(all, `cast(${DAYS[name]} as text)`, name, value)
    else if (INSTANTS[name]) instantCondition(all, INSTANTS[name], name, value)
    else if (name === 'subject') subjectCondition(all, value)
    else if (name === 'is_private') add(all, `t.is_private = ${value === '1' || value === 'true'}`)
    else if (/^cf_\d{1,9}$/.test(name)) {
      const custom = dialect === 'pg' ? 'cast(t.custom as jsonb)' : 't.custom'
      add(all, `coalesce(${custom} ->> ?, '') = ?`, customName({ id: Number(name.slice(3)) }), value)
    }
  }
  return all
}

/** @throws badParameter */
export function readOrder(sort: string): string {
  const wanted = sort.split(',').filter(Boolean)
  const columns = wanted.map((one) => {
    const [name = '', way = 'asc'] = one.trim().split(':')
    const column = ORDERS[name]
    if (!column || !/^(?:asc|desc)$/.test(way)) throw badParameter('sort')
    return `${column} ${way}`
  })
  return [...columns, 't.id desc'].join(', ')
}

function statusCondition(all: Conditions, value: string): void {
  if (value === 'open' || value === 'o') add(all, 'not t.is_closed')
  else if (value === 'closed' || value === 'c') add(all, 't.is_closed')
  else if (value !== '*') among(all, 't.status_id', numbersIn('status_id', value))
}

function rowCondition(all: Conditions, name: string, value: string): void {
  const column = ROWS[name] as string
  if (value === '*') add(all, `${column} is not null`)
  else if (value === '!*') add(all, `${column} is null`)
  else among(all, column, numbersIn(name, value))
}

function dayCondition(all: Conditions, column: string, name: string, value: string): void {
  if (value === '*' || value === '!*') {
    add(all, `${column} is ${value === '*' ? 'not ' : ''}null`)
    return
  }
  for (const [sign, day] of boundsIn(name, value)) add(all, `${column} ${sign} ?`, day.slice(0, 10))
}

/** A day counts from its first to its last moment, in UTC. */
function instantCondition(all: Conditions, column: string, name: string, value: string): void {
  for (const [sign, given] of boundsIn(name, value)) {
    const isDay = given.length === 10
    if (sign === '=') add(all, `${column} >= ?`, `${given.slice(0, 10)}T00:00:00.000Z`)
    const end = isDay && sign !== '>=' ? `${given}T23:59:59.999Z` : isDay ? `${given}T00:00:00.000Z` : given
    add(all, `${column} ${sign === '=' ? '<=' : sign} ?`, end)
  }
}

/** `2026-11-26`, `>=2026-11-01`, `<=2026-11-30`, `><2026-11-01|2026-11-30`. */
function boundsIn(name: string, value: string): [sign: string, day: string][] {
  const [, sign = '', first = '', last] = /^(><|>=|<=|=)?([^|]+)(?:\|(.+))?$/.exec(value) ?? []
  const isKnown = DAY.test(first) && (sign === '><' ? DAY.test(last ?? '') : last === undefined)
  if (!isKnown) throw badParameter(name)
  if (sign !== '><') return [[sign || '=', first]]
  return [
    ['>=', first],
    ['<=', last as string],
  ]
}

function subjectCondition(all: Conditions, value: string): void {
  const contains = value.startsWith('~')
  if (!contains) add(all, 't.subject = ?', value)
  else
    add(
      all,
      "lower(t.subject) like ? escape '\\'",
      `%${value
        .slice(1)
        .toLowerCase()
        .replaceAll(/[\\%_]/g, '\\$&')}%`
    )
}

function numbersIn(name: string, value: string): number[] {
  const parts = value.split(/[|,]/)
  if (parts.length > 100 || parts.some((part) => !/^\d{1,15}$/.test(part))) throw badParameter(name)
  return parts.map(Number)
}

function among(all: Conditions, column: string, ids: readonly number[]): void {
  add(all, `${column} in (${ids.map(() => '?').join(', ')})`, ...ids)
}

function add(all: Conditions, sql: string, ...bindings: Bindings & (string | number)[]): void {
  all.sql.push(sql)
  all.bindings.push(...bindings)
}
