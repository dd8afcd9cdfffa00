import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { AuditLog } from '#core/audit/audit_log'
import { FileStore } from '#core/files/file_store'
import { Store } from '#core/database/store'
import { notFound } from '#core/http/errors'
import { queryRows } from '#core/database/query_rows'
import { FindImport } from '#plugins/platform/queries/imports/find_import'
import { importRunning } from '#plugins/platform/errors'
import type { Origin } from '#core/audit/origin'

/** Deletes an import with its files. The rows that it wrote stay. */
@inject()
export class DiscardImport {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly files: FileStore,
    private readonly find: FindImport
  ) {}

  /** @throws importRunning, staleWrite */
  async execute(id: number, version: number, origin: Origin): Promise<void> {
    const found = await this.find.execute(id)
    if (!found) throw notFound()
    if (found.progress) throw importRunning()
    await this.store.transaction(async (trx) => {
      const sql = 'delete from platform_imports where id = ? and version = ? returning id'
      const deleted = await queryRows(trx, sql, [id, version])
      if (deleted.length === 0) throw staleWrite()
      const entry = { subject: 'platform.imports', subjectId: String(id), action: 'deleted' as const }
      await this.audit.record(trx, origin, { ...entry, changes: { name: [found.name, null] } })
    })
    await this.files.remove(found.fileId)
    if (found.imagesFileId !== null) await this.files.remove(found.imagesFileId)
  }
}
