import type { Store } from '#core/database/store'
import { personNameSql } from '#core/text/person_name'
import { ReadSet } from '#core/database/read_set'
import type { AnyResource } from '#core/resources/resource'
import type { Detail } from '#plugins/tickets/tickets/tables'
import type { Label } from '#core/i18n/label'
import type { Bindings } from '#core/database/reader'
import type { Locale } from '#core/i18n/locales'
import type { TicketRow } from '#plugins/tickets/tickets/ticket_row'

/** Tables of what a ticket refers to, with the expression of a name. */
const REFERRED = {
  trackerId: ['tickets_trackers', 'name'],
  statusId: ['tickets_statuses', 'name'],
  priorityId: ['tickets_priorities', 'name'],
  categoryId: ['tickets_categories', 'name'],
} as const

const PEOPLE = {
  assigneeId: ['users_staff', 'x.name'],
  groupId: ['users_staff_groups', 'x.name'],
  watchers: ['users_staff', 'x.name'],
  customerId: ['users_customers', personNameSql('x.')],
  parentId: ['tickets_tickets', "'#' || x.id || ' ' || x.subject"],
} as const

/** Relations as a history tells them, from both sides. */
const RELATION_WORDS: Record<string, Label> = {
  relates: { fr_FR: 'Lié à', en_GB: 'Related to' },
  relates_by: { fr_FR: 'Lié à', en_GB: 'Related to' },
  duplicates: { fr_FR: 'Duplique', en_GB: 'Duplicates' },
  duplicates_by: { fr_FR: 'Dupliqué par', en_GB: 'Duplicated by' },
  blocks: { fr_FR: 'Bloque', en_GB: 'Blocks' },
  blocks_by: { fr_FR: 'Bloqué par', en_GB: 'Blocked by' },
  precedes: { fr_FR: 'Précède', en_GB: 'Precedes' },
  precedes_by: { fr_FR: 'Suit', en_GB: 'Follows' },
}

type Referring = keyof typeof REFERRED | keyof typeof PEOPLE

interface Journal {
  details: Detail[]
}

/** What a ticket and its history refer to, by name: one statement. */
export async function namesIn(
  { reader, dialect }: Store,
  resource: AnyResource,
  ticket: TicketRow,
  history: readonly Journal[],
  locale: Locale
) {
  const row = ticket as unknown as Record<string, unknown>
  const ids = (name: Referring): number[] => {
    const told = history.flatMap(({ details }) =>
      details.filter((detail) => detail.name === name).flatMap((detail) => [detail.old, detail.new])
    )
    return [...new Set([row[name], told].flat(2).map(Number))].filter((id) => Number.isInteger(id) && id > 0)
  }
  const reads = new ReadSet(dialect)
  const lists = Object.entries({ ...REFERRED, ...PEOPLE }).map(([name, [table, column]]) => {
    const wanted = ids(name as Referring)
    const isWord = name in REFERRED
    const text = isWord ? `coalesce(nullif(x.name ->> '${locale}', ''), x.name ->> 'fr_FR')` : column
    const among = wanted.length > 0 ? `x.id in (${wanted.map(() => '?').join(', ')})` : '1 = 0'
    const list = reads.list<{ id: number; text: string }>(
      { id: 'x.id', text },
      `${table} x where ${among}`,
      'x.id',
      ...wanted
    )
    return [name, list] as const
  })
  await reads.run(async (sql, bindings) => reader.all(sql, bindings as Bindings))
  const known = new Map(
    lists.map(([name, list]) => [name, new Map(list.rows.map(({ id, text }) => [Number(id), text]))])
  )
  const nameOf = (name: string, value: unknown) => known.get(name)?.get(Number(value)) ?? null
  return {
    /** Of the ticket itself. */
    own: Object.fromEntries(
      [...known.keys()].map((name) => [name, [row[name] ?? []].flat().map((id) => nameOf(name, id) ?? `#${id}`)])
    ) as Record<Referring, string[]>,
    labelOf({ property, name }: Detail): string {
      if (property === 'relation') return RELATION_WORDS[name]?.[locale] ?? name
      return resource.fields[name]?.options.label[locale] ?? name
    },
    /** A value of the history in words; null: there was none, or it stands for itself. */
    textOf(detail: Detail, value: unknown): string | null {
      if (value === null || value === undefined || value === '') return null
      if (known.has(detail.name)) return nameOf(detail.name, value) ?? `#${value}`
      if (detail.property === 'relation') return `#${value}`
      return textOfValue(value, resource, detail.name, locale)
    },
  }
}

/** The value of a custom field or of a plain one, as a person reads it. */
function textOfValue(value: unknown, { fields }: AnyResource, name: string, locale: Locale): string {
  const { choices } = (fields[name]?.options ?? {}) as { choices?: Record<string, Record<Locale, string>> }
  const words = (one: unknown): string => {
    if (typeof one === 'object' && one !== null) return String((one as Record<string, unknown>)[locale] ?? '')
    return choices?.[String(one)]?.[locale] ?? String(one)
  }
  if (typeof value === 'boolean') return value ? '✓' : '–'
  return [value].flat().map(words).join(', ')
}
