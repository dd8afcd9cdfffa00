import { inject } from '@adonisjs/core'
import { ISSUES, issueSql, toIssue, type Issue, type IssueRow } from '#plugins/tickets/redmine/issue'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { readConditions, readOrder } from '#plugins/tickets/redmine/issue_query'
import { readTicketFields } from '#plugins/tickets/tickets/ticket_fields'
import { trackerFor } from '#plugins/tickets/mail/open_trackers'
import { ticketNotFound } from '#plugins/tickets/tickets/errors'
import type { Locale } from '#core/i18n/locales'

/** Who asks, and in which language. */
export interface Asker {
  me: number
  locale: Locale
}

/** Tickets as Redmine answers them. */
@inject()
export class ListIssues {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings
  ) {}

  /** Four statements. @throws badParameter */
  async execute(
    query: Record<string, unknown>,
    { offset, limit }: { offset: number; limit: number },
    { me, locale }: Asker
  ): Promise<{ issues: Issue[]; total_count: number }> {
    const { reader, dialect } = this.store
    const { sql, bindings } = readConditions(query, me, dialect)
    const where = sql.length > 0 ? `where ${sql.join(' and ')}` : ''
    const order = readOrder(String(query.sort ?? ''))
    const page = `${issueSql(locale)} ${where} order by ${order} limit ? offset ?`
    const [rows, counted, fields] = await Promise.all([
      reader.all<IssueRow>(page, [...bindings, limit, offset]),
      reader.first<{ total: number }>(`select count(*) as total ${ISSUES} ${where}`, bindings),
      readTicketFields(reader),
    ])
    const project = this.project()
    return {
      issues: rows.map((row) => toIssue(row, fields, project, locale)),
      total_count: Number(counted?.total ?? 0),
    }
  }

  /** @throws ticketNotFound */
  async one(id: number, { locale }: Pick<Asker, 'locale'>): Promise<Issue> {
    const { reader } = this.store
    const row = await reader.first<IssueRow>(`${issueSql(locale)} where t.id = ?`, [id])
    if (!row) throw ticketNotFound({ id })
    return toIssue(row, await readTicketFields(reader), this.project(), locale)
  }

  /** The tracker of an issue that names none. */
  firstTracker(): Promise<number | null> {
    return trackerFor(this.store.reader, '')
  }

  /** The shop's name is that of its one project. */
  project(): string {
    return this.settings.get<string>('configuration.general.shop_name')
  }
}
