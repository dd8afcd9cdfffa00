import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { AuditWords, type ReadableChange } from '#plugins/platform/services/audit/audit_words'
import type { Locale } from '#core/i18n/locales'

/** An entry of the audit log, formatted. */
export interface AuditEntryDetails {
  id: number
  at: string
  /** Who did it; null: the shop itself. */
  actor: string | null
  actorKind: string
  channel: string
  action: string
  subject: string
  subjectLabel: string
  subjectId: string
  /** The name of the id or code; itself where it has no name. */
  thing: string
  request: string | null
  changes: ReadableChange[]
}

export interface HistoryPage {
  data: AuditEntryDetails[]
  /** `next`: pass it as `before` for older entries; null: there are none. */
  meta: { next: number | null }
}

interface EntryRow {
  id: number
  occurred_at: string
  subject: string
  subject_id: string
  action: string
  changes: string
  channel: string
  actor_kind: string
  actor_name: string
  request_id: string | null
}

const COLUMNS = 'id, occurred_at, subject, subject_id, action, changes, channel, actor_kind, actor_name, request_id'

const HISTORY = `select ${COLUMNS} from core_audit_entries where subject = ? and subject_id = ? and id < ?
  order by id desc limit ?`

/** Single entries of the audit log, and all that ever happened to one thing. */
@inject()
export class ReadAudit {
  constructor(
    private readonly store: Store,
    private readonly words: AuditWords
  ) {}

  async find(id: number, locale: Locale): Promise<AuditEntryDetails | null> {
    const sql = `select ${COLUMNS} from core_audit_entries where id = ?`
    const row = await this.store.reader.first<EntryRow>(sql, [id])
    const [entry = null] = row ? await this.#toEntries([row], locale) : []
    return entry
  }

  /** Newest first. */
  async history(
    { subject, subjectId, limit, before }: { subject: string; subjectId: string; limit: number; before: number },
    locale: Locale
  ): Promise<HistoryPage> {
    const rows = await this.store.reader.all<EntryRow>(HISTORY, [subject, subjectId, before, limit + 1])
    const shown = rows.slice(0, limit)
    const next = rows.length > limit ? Number(shown.at(-1)?.id) : null
    return { data: await this.#toEntries(shown, locale), meta: { next } }
  }

  async #toEntries(rows: readonly EntryRow[], locale: Locale): Promise<AuditEntryDetails[]> {
    const [changes, things] = await Promise.all([
      this.words.read(rows, locale),
      this.words.things(
        rows.map(({ subject, subject_id: id }) => ({ subject, id })),
        locale
      ),
    ])
    return rows.map((row, at) => this.#toEntry(row, { changes: changes[at] ?? [], thing: things[at] ?? '' }, locale))
  }

  #toEntry(row: EntryRow, formatted: Pick<AuditEntryDetails, 'changes' | 'thing'>, locale: Locale): AuditEntryDetails {
    return {
      id: Number(row.id),
      at: row.occurred_at,
      actor: row.actor_kind === 'system' ? null : row.actor_name,
      actorKind: row.actor_kind,
      channel: row.channel,
      action: row.action,
      subject: row.subject,
      subjectLabel: this.words.subject(row.subject, locale),
      subjectId: row.subject_id,
      request: row.request_id,
      ...formatted,
    }
  }
}
