import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { queryRows } from '#core/database/query_rows'
import { endSignInsOf } from '#plugins/users/services/sign_ins'
import { keepSomebodyInCharge, lockAuthority, refuseAbove, type Held } from '#plugins/users/services/authority'
import { notOneself } from '#plugins/users/errors/staff'
import { staffOf, type StaffState } from '#plugins/users/services/staff_rows'
import type { Origin } from '#core/audit/origin'

const UPDATE = `update users_staff set is_suspended = ?, session_epoch = session_epoch + 1, version = version + 1,
  updated_at = ? where id = ?`

/** Closes an account of the back office, or opens it again. Closing ends all its sign-ins. */
@inject()
export class SuspendStaff {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws staffUnknown, notOneself, staffAbove, lastAdmin */
  execute(id: number, isSuspended: boolean, held: Held, origin: Origin): Promise<StaffState> {
    return this.store.transaction(async (trx) => {
      await lockAuthority(trx)
      const before = await staffOf(trx, id)
      if (isSuspended && origin.actor.kind === 'staff' && origin.actor.id === id) throw notOneself()
      await refuseAbove(trx, held, before.roleId)
      if (before.isSuspended === isSuspended) return before
      await queryRows(trx, UPDATE, [isSuspended, this.clock.iso(), id])
      if (isSuspended) await endSignInsOf(trx, 'staff', id)
      await keepSomebodyInCharge(trx)
      await this.audit.record(trx, origin, {
        subject: 'users.staff',
        subjectId: String(id),
        action: 'updated',
        changes: { isSuspended: [before.isSuspended, isSuspended] },
      })
      return staffOf(trx, id)
    })
  }
}
