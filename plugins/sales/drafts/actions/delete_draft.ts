import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { draftNotFound } from '#plugins/sales/drafts/errors'
import { inside } from '#plugins/sales/database/statements'
import type { Origin } from '#core/audit/origin'

/** Deletes a draft. */
@inject()
export class DeleteDraft {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** @throws draftNotFound */
  async execute(id: number, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const gone = await inside(trx)("delete from sales_carts where id = ? and status = 'draft' returning id", [id])
      if (gone.length === 0) throw draftNotFound()
      const entry = { subject: 'sales.drafts', subjectId: String(id), action: 'deleted' as const, changes: {} }
      await this.audit.record(trx, origin, entry)
    })
  }
}
