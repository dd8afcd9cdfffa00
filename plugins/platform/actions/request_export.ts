import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Lists } from '#core/lists/lists'
import { Queue } from '#core/jobs/queue'
import { Store } from '#core/database/store'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { can } from '#core/identity/identity_port'
import { columnUnknown, notForImport, nothingToExport, tooLargeForXlsx } from '#plugins/platform/errors'
import { exportedColumns } from '#core/resources/file_columns'
import { rowForbidden } from '#core/resources/errors'
import { MOST_IN_XLSX } from '#core/export/write_xlsx'
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
  /** Every field of a resource, as an import reads it. */
  isForImport?: boolean | undefined
}

/** Has a file made of rows of a list. Who takes data out of the shop is written down. */
@inject()
export class RequestExport {
  constructor(
    private readonly store: Store,
    private readonly lists: Lists,
    private readonly queue: Queue,
    private readonly audit: AuditLog,
    private readonly resources: ResourceCatalogue
  ) {}

  /** @throws columnUnknown, notForImport, nothingToExport, tooLargeForXlsx, and what the list refuses */
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
    const own = wish.isForImport ? { columns: this.#columnsForImport(wish, list, person) } : {}
    await this.lists.check(key, { sort })
    const count = await this.lists.count(key, { ids, query })
    if (count === 0) throw nothingToExport()
    if (format === 'xlsx' && count > MOST_IN_XLSX) throw tooLargeForXlsx({ limit: MOST_IN_XLSX }, 'format')
    const label = { key: 'platform.jobs.export_of', values: { list: list.label, format: format.toUpperCase() } }
    const owner = { id: person.id, name: person.name, permission: list.permission }
    return this.store.transaction(async (trx) => {
      const job = await this.queue.enqueue(trx, 'platform.export', { ...wish, ...own, query, locale }, { owner, label })
      await this.audit.record(trx, origin, {
        subject: 'platform.exports',
        subjectId: String(job),
        action: 'created',
        changes: { list: [null, key], format: [null, format], rows: [null, count] },
      })
      return job
    })
  }

  /** Who may open the rows gets the fields that they may see. */
  #columnsForImport({ list: key, format }: ExportWish, { forImport }: ListDefinition, person: Person): string[] {
    const made = this.resources.find(key)
    if (!made || forImport === undefined || format !== 'csv') throw notForImport({}, 'isForImport')
    if (!can(person, forImport)) throw rowForbidden()
    return exportedColumns(made.resource, (permission) => can(person, permission)).map(({ name }) => name)
  }
}
