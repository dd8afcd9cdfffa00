import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { FileStore } from '#core/files/file_store'
import { Store } from '#core/database/store'
import { notFound } from '#core/http/errors'
import { openArchive } from '#core/import/reading/archive'
import { queryRows } from '#core/database/query_rows'
import { FindImport } from '#plugins/platform/queries/imports/find_import'
import { KEPT_DAYS } from '#plugins/platform/actions/imports/receive_import'
import { refusalOfFile } from '#core/import/problem'
import { importRunning } from '#plugins/platform/errors'
import type { Origin } from '#core/audit/origin'
import type { Upload } from '#core/files/upload'

const UPDATE = `update platform_imports set images_file_id = ?, images_name = ?, trial = null, state = 'ready',
  version = version + 1, updated_at = ? where id = ?`

/** Adds the zip of pictures and videos that the rows of an import name; it takes the place of an earlier one. */
@inject()
export class AttachImages {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly files: FileStore,
    private readonly find: FindImport
  ) {}

  /** @throws importRunning, and the reason why the archive cannot be used */
  async execute(id: number, { name, path }: Upload, origin: Origin): Promise<void> {
    const found = await this.find.execute(id)
    if (!found) throw notFound()
    if (found.progress) throw importRunning()
    await checkArchive(path)
    const file = await this.files.store({ name, path, type: 'application/zip', owner: null, days: KEPT_DAYS })
    await this.store.transaction(async (trx) => {
      await queryRows(trx, UPDATE, [file.id, file.name, this.clock.iso(), id])
      await this.audit.record(trx, origin, {
        subject: 'platform.imports',
        subjectId: String(id),
        action: 'updated',
        changes: { images: [found.imagesName, file.name] },
      })
    })
    if (found.imagesFileId !== null) await this.files.remove(found.imagesFileId)
  }
}

async function checkArchive(path: string): Promise<void> {
  try {
    await (await openArchive(path)).close()
  } catch (error) {
    throw refusalOfFile(error, 'file')
  }
}
