import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { Statements } from '#core/database/statements'
import { permalinkNotFound, permalinkPresent } from '#plugins/catalogue/permalinks/errors'
import { findPermalink } from '#plugins/catalogue/permalinks/permalink_row'
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
      const db = new Statements(trx)
      const row = await findPermalink(db, id)
      if (!row) throw permalinkNotFound({ id })
      if (row.redirect === null) throw permalinkPresent({ path: row.path })
      await db.all('delete from core_permalinks where id = ?', id)
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
