import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { Bulk } from '#plugins/catalogue/database/bulk'
import { permalinkNotFound, permalinkPresent } from '#plugins/catalogue/errors'
import { findPermalink } from '#plugins/catalogue/services/permalinks/permalink_row'
import type { Origin } from '#core/audit/origin'

/** Gives up an address that leads elsewhere; the present address of a thing stays as long as the thing does. */
@inject()
export class DeleteRedirect {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  execute(id: number, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      const bulk = new Bulk(trx)
      const row = await findPermalink(bulk, id)
      if (!row) throw permalinkNotFound({ id })
      if (row.redirect === null) throw permalinkPresent({ path: row.path })
      await bulk.all('delete from core_permalinks where id = ?', id)
      await this.audit.record(trx, origin, {
        subject: 'catalogue.permalinks',
        subjectId: String(id),
        action: 'deleted',
        changes: { path: [row.path, null], redirect: [row.redirect, null] },
      })
      await this.store.changes.record(trx, 'core.permalinks', [row.kind])
    })
  }
}
