import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { refuseStale } from '#core/records/refuse_stale'
import { keepSomebodyInCharge, lockAuthority, refuseAbove, type Held } from '#plugins/users/services/authority'
import { notOneself } from '#plugins/users/errors/staff'
import { staffOf } from '#plugins/users/services/staff_rows'
import type { Origin } from '#core/audit/origin'

/** Deletes a staff account. One's own account is deleted by another route, which needs the password. */
@inject()
export class DeleteStaff {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** @throws staffUnknown, staleWrite, notOneself, staffAbove, lastAdmin */
  execute(
    { id, version }: { id: number; version?: number },
    { held, isOwn = false }: { held: Held; isOwn?: boolean },
    origin: Origin
  ): Promise<void> {
    return this.store.transaction(async (trx) => {
      await lockAuthority(trx)
      const staff = await staffOf(trx, id)
      refuseStale(staff, version)
      if (!isOwn) {
        if (origin.actor.kind === 'staff' && origin.actor.id === id) throw notOneself()
        await refuseAbove(trx, held, staff.roleId)
      }
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
