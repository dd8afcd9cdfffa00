import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Lists } from '#core/lists/lists'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { columnUnknown, nothingToExport, tooLargeForXlsx } from '#plugins/platform/errors'
import { MOST_IN_XLSX } from '#plugins/platform/services/export/write_xlsx'
import type { ListDefinition } from '#core/lists/list'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'
import type { Person } from '#core/identity/person'
import type { Selection } from '#core/lists/selection'

export interface ExportWish extends Selection {
  list: string
  format: 'csv' | 'xlsx'
  columns?: string[] | undefined
  sort?: string | undefined
  bom?: boolean | undefined
}

/** Has a file made of rows of a list. Who takes data out of the shop is written down. */
@inject()
export class RequestExport {
  constructor(
    private readonly store: Store,
    private readonly lists: Lists,
    private readonly queue: Queue,
    private readonly audit: AuditLog
  ) {}

  /** @throws columnUnknown, nothingToExport, tooLargeForXlsx, and what the list refuses */
  async execute(
    wish: ExportWish,
    list: ListDefinition,
    person: Person,
    locale: Locale,
    origin: Origin
  ): Promise<number> {
    const { list: key, format, ids, query = ids ? undefined : {}, sort } = wish
    const unknown = wish.columns?.find((name) => !Object.hasOwn(list.columns, name))
    if (unknown !== undefined) throw columnUnknown({ column: unknown }, 'columns')
    await this.lists.check(key, { sort })
    const count = await this.lists.count(key, { ids, query })
    if (count === 0) throw nothingToExport()
    if (format === 'xlsx' && count > MOST_IN_XLSX) throw tooLargeForXlsx({ limit: MOST_IN_XLSX }, 'format')
    const label = { key: 'platform.jobs.export_of', values: { list: list.label, format: format.toUpperCase() } }
    const owner = { id: person.id, name: person.name, permission: list.permission }
    return this.store.transaction(async (trx) => {
      const job = await this.queue.enqueue(trx, 'platform.export', { ...wish, query, locale }, { owner, label })
      await this.audit.record(trx, origin, {
        subject: 'platform.exports',
        subjectId: String(job),
        action: 'created',
        changes: { list: [null, key], format: [null, format], rows: [null, count] },
      })
      return job
    })
  }
}
