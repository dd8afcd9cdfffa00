import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { FindMediaUses } from '#core/resources/find_media_uses'
import { MediaLibrary, type PreparedMedia } from '#core/media/media_library'
import { Store } from '#core/database/store'
import { mediumKnown } from '#plugins/platform/errors'
import { notFound } from '#core/http/errors'
import type { Origin } from '#core/audit/origin'

/** Puts another file in the place of a medium. All that names the medium shows the new file, at a new address. */
@inject()
export class ReplaceMedium {
  constructor(
    private readonly store: Store,
    private readonly media: MediaLibrary,
    private readonly uses: FindMediaUses,
    private readonly audit: AuditLog
  ) {}

  /** @throws mediumKnown when another medium has the file, notFound */
  execute(id: number, file: PreparedMedia, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await this.uses.lock(trx)
      const before = (await this.media.find([id], trx)).get(id)
      if (!before) throw notFound()
      if (before.hash === file.hash) return
      const other = await this.media.withFile(trx, file.hash)
      if (other) throw mediumKnown({ name: other.name }, 'file')
      await this.media.replace(trx, id, file)
      await this.audit.record(trx, origin, {
        subject: 'platform.library',
        subjectId: String(id),
        action: 'updated',
        changes: {
          file: [before.hash, file.hash],
          ...(before.format === file.format ? {} : { format: [before.format, file.format] }),
          ...(before.bytes === file.bytes ? {} : { bytes: [before.bytes, file.bytes] }),
        },
      })
      await this.store.changes.record(trx, 'platform.library', [id])
      await this.uses.tellReplaced(trx, [id])
    })
  }
}
