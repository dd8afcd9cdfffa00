import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { refuseStale } from '#core/errors/refuse_stale'
import { changeableView } from '#plugins/platform/services/view_rules'
import { toListView } from '#plugins/platform/transformers/view'
import type { Origin } from '#core/audit/origin'
import type { Person } from '#core/identity/person'

/** Deletes a saved view. */
@inject()
export class DestroyView {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** @throws staleWrite, notFound, 403 for a view of another */
  execute(id: number, person: Person, version: number, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      const view = await changeableView(id, person, trx)
      refuseStale(toListView(view, person.id), version)
      await view.delete()
      await this.audit.record(trx, origin, {
        subject: 'platform.views',
        subjectId: String(id),
        action: 'deleted',
        changes: { list: [view.list, null], name: [view.name, null] },
      })
    })
  }
}
