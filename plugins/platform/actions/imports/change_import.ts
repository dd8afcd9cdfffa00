import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { DescribeFile } from '#core/import/describe_file'
import { FileStore } from '#core/files/file_store'
import { Store } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { notFound } from '#core/http/errors'
import { queryRows } from '#core/database/query_rows'
import { refusalOfFile } from '#core/import/problem'
import { FindImport } from '#plugins/platform/queries/imports/find_import'
import { importFileGone, importRunning } from '#plugins/platform/errors'
import { readingOf, type ImportChoices } from '#plugins/platform/services/imports/import_choices'
import type { Origin } from '#core/audit/origin'

const UPDATE = `update platform_imports set choices = ?, description = ?, resource = ?, state = 'ready', trial = null,
  version = version + 1, updated_at = ? where id = ? and version = ? returning id`

/** Changes how a file is read. The result of a former trial is discarded. */
@inject()
export class ChangeImport {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly files: FileStore,
    private readonly describe: DescribeFile,
    private readonly find: FindImport
  ) {}

  /** @throws importRunning, staleWrite, importFileGone, and what a mapping that does not fit the file throws */
  async execute(id: number, choices: ImportChoices, version: number, origin: Origin): Promise<void> {
    const found = await this.find.execute(id)
    if (!found) throw notFound()
    if (found.progress) throw importRunning()
    const file = await this.files.find(found.fileId)
    if (!file) throw importFileGone()
    const description = await this.files
      .withLocal(file, (path) => this.describe.execute(path, readingOf(choices)))
      .catch((error: unknown) => {
        throw refusalOfFile(error, 'encoding')
      })
    const values = [JSON.stringify(choices), JSON.stringify(description), description.resource, this.clock.iso(), id]
    await this.store.transaction(async (trx) => {
      const changed = await queryRows(trx, UPDATE, [...values, version])
      if (changed.length === 0) throw staleWrite()
      const changes = fieldChanges({ ...found.choices }, { ...choices })
      await this.audit.record(trx, origin, {
        subject: 'platform.imports',
        subjectId: String(id),
        action: 'updated',
        changes,
      })
    })
  }
}
