import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { AuditWords, colon, type ReadableChange } from '#plugins/platform/services/audit/audit_words'
import type { Choice, ListDefinition } from '#core/lists/list'
import type { ListRow } from '#core/lists/list_value'
import type { Locale } from '#core/i18n/locales'

const label = (fr_FR: string, en_GB: string) => ({ fr_FR, en_GB })

const CHANNELS = [
  { value: 'screen', label: label('Écran', 'Screen') },
  { value: 'api', label: label('API', 'API') },
  { value: 'import', label: label('Import', 'Import') },
  { value: 'command', label: label('Ligne de commande', 'Command line') },
  { value: 'job', label: label('Travail', 'Job') },
]

const ACTORS = [
  { value: 'staff', label: label('Équipe', 'Staff') },
  { value: 'customer', label: label('Client', 'Customer') },
  { value: 'system', label: label('La boutique', 'The shop') },
]

const ACTIONS = [
  { value: 'created', label: label('Création', 'Created') },
  { value: 'updated', label: label('Modification', 'Changed') },
  { value: 'deleted', label: label('Suppression', 'Deleted') },
]

const THE_SHOP = label('La boutique', 'The shop')

/** Fields in a line of the list; the rest is in the entry. */
const MOST_FIELDS = 3

/** Characters of a value in a line of the list. */
const LONGEST_VALUE = 40

/**
 * The distinct subjects of the log. The recursion finds each in the index by one lookup; `select distinct` would read the
 * whole log.
 */
const SUBJECTS = `with recursive found(subject) as (
    select min(subject) from core_audit_entries
    union all
    select (select min(e.subject) from core_audit_entries e where e.subject > found.subject) from found
    where found.subject is not null
  )
  select subject from found where subject is not null`

async function subjects(): Promise<Choice[]> {
  const { reader } = await app.container.make(Store)
  const words = await app.container.make(AuditWords)
  const rows = await reader.all<{ subject: string }>(SUBJECTS)
  return rows.map(({ subject: value }) => ({
    value,
    label: { fr_FR: words.subject(value, 'fr_FR'), en_GB: words.subject(value, 'en_GB') },
  }))
}

async function present(rows: ListRow[], locale: Locale): Promise<ListRow[]> {
  const words = await app.container.make(AuditWords)
  const stored = rows.map(({ subject, changes }) => ({ subject: String(subject), changes: String(changes ?? '{}') }))
  const [readable, things] = await Promise.all([
    words.read(stored, locale),
    words.things(
      rows.map(({ subject, thing }) => ({ subject: String(subject), id: String(thing) })),
      locale
    ),
  ])
  return rows.map((row, at) => {
    if (typeof row.changes !== 'string') return row
    const changes = readable[at] ?? []
    const more = changes.length > MOST_FIELDS ? ` (+${changes.length - MOST_FIELDS})` : ''
    return {
      ...row,
      actor: row.actor || THE_SHOP[locale],
      thing: things[at] ?? '',
      changes:
        changes
          .slice(0, MOST_FIELDS)
          .map((change) => formatChange(change, locale))
          .join(' · ') + more,
    }
  })
}

function formatChange({ label: name, before, after }: ReadableChange, locale: Locale): string {
  return `${name}${colon(locale)} ${before === null ? '' : `${cut(before)} → `}${after === null ? '—' : cut(after)}`
}

function cut(text: string): string {
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text
}

/** The audit log: who changed what, through which channel, and when. */
const auditList: ListDefinition = {
  permission: 'platform.audit.list',
  label: label('Journal des modifications', 'Audit log'),
  from: 'core_audit_entries e',
  id: 'e.id',
  columns: {
    occurred_at: { type: 'instant', sql: 'e.occurred_at', label: label('Date', 'Date') },
    // The actor of a system entry is named after a job or a command. People see "the shop" instead.
    actor: {
      type: 'text',
      sql: "case when e.actor_kind = 'system' then '' else e.actor_name end",
      label: label('Auteur', 'Who'),
    },
    action: { type: 'choice', sql: 'e.action', label: label('Action', 'Action'), choices: ACTIONS },
    subject: { type: 'choice', sql: 'e.subject', label: label('Objet', 'Subject'), choices: subjects },
    thing: { type: 'text', sql: 'e.subject_id', sort: false, filter: false, label: label('Élément', 'Item') },
    subject_id: {
      type: 'text',
      isShown: false,
      sql: 'e.subject_id',
      sort: 'e.subject_id',
      filter: 'exact',
      label: label('Numéro', 'Number'),
    },
    changes: { type: 'text', sql: 'e.changes', sort: false, label: label('Modifications', 'Changes') },
    channel: { type: 'choice', sql: 'e.channel', label: label('Origine', 'Origin'), choices: CHANNELS },
    actor_kind: { type: 'choice', sql: 'e.actor_kind', label: label('Qui', 'Kind'), choices: ACTORS, isShown: false },
    request: {
      type: 'text',
      sql: 'e.request_id',
      filter: 'exact',
      sort: false,
      isShown: false,
      label: label('Requête', 'Request'),
    },
  },
  search: ['core_fold(e.actor_name)', 'core_fold(e.subject)', 'core_fold(e.subject_id)', 'core_fold(e.changes)'],
  naming: { codes: ['e.subject_id'], titles: ['core_fold(e.actor_name)'] },
  order: '-occurred_at',
  present,
}

export default auditList
