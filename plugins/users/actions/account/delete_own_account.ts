import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { keepSomebodyInCharge, lockAuthority } from '#plugins/users/services/authority'
import { staffOf } from '#plugins/users/services/staff_rows'
import type { Origin } from '#core/audit/origin'

/** Deletes one's own account of the back office. Those of others are deleted as any row of `users.staff`. */
@inject()
export class DeleteOwnAccount {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** @throws staffUnknown, lastAdmin */
  execute(id: number, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockAuthority(trx)
      const staff = await staffOf(trx, id)
      await trx.from('users_staff').where('id', id).delete()
      await keepSomebodyInCharge(trx)
      await this.audit.record(trx, origin, {
        subject: 'users.staff',
        subjectId: String(id),
        action: 'deleted',
        changes: { name: [staff.name, null], email: [staff.email, null], role: [staff.roleName, null] },
      })
    })
  }
}
