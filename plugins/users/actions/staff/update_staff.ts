import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { queryRows } from '#core/database/query_rows'
import { endSignInsOf } from '#plugins/users/services/sign_ins'
import { choosableRole, freeStaffEmail } from '#plugins/users/services/staff_choices'
import { hashChosen } from '#plugins/users/services/password_choice'
import { keepSomebodyInCharge, lockAuthority, refuseAbove, type Held } from '#plugins/users/services/authority'
import { staffOf, auditedStaff, type StaffState } from '#plugins/users/services/staff_rows'
import type { Origin } from '#core/audit/origin'

export interface StaffChange {
  id: number
  name: string
  email: string
  roleId: number
  /** Absent: unchanged. */
  password?: string | null | undefined
  version: number
}

const UPDATE = `update users_staff set name = ?, email = ?, role_id = ?,
  version = version + 1, updated_at = ? where id = ?`

const PASSWORD = 'update users_staff set password = ?, session_epoch = session_epoch + 1 where id = ?'

/** Changes an account of the back office. A new password ends all its sign-ins. */
@inject()
export class UpdateStaff {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws staffUnknown, staleWrite, staffAbove, roleNotChoosable, emailTaken, what `hashChosen` refuses, lastAdmin */
  async execute(input: StaffChange, held: Held, origin: Origin): Promise<StaffState> {
    const { password, name, email } = input
    const hashed = password ? await hashChosen(password, { kind: 'staff', names: [name, email] }) : null
    return this.store.transaction(async (trx) => {
      await lockAuthority(trx)
      const before = await staffOf(trx, input.id)
      if (before.version !== input.version) throw staleWrite({}, 'version', { current: before })
      await refuseAbove(trx, held, before.roleId)
      if (before.roleId !== input.roleId) await choosableRole(trx, input.roleId, held)
      await this.#write(trx, input)
      if (hashed) await this.#setPassword(trx, input.id, hashed)
      await keepSomebodyInCharge(trx)
      const after = await staffOf(trx, input.id)
      await this.audit.record(trx, origin, {
        subject: 'users.staff',
        subjectId: String(input.id),
        action: 'updated',
        // The log shows that the password changed, without its value.
        changes: {
          ...fieldChanges(auditedStaff(before), auditedStaff(after)),
          ...(hashed ? { password: [null, null] } : {}),
        },
      })
      return after
    })
  }

  async #write(trx: Transaction, { id, name, email: wanted, roleId }: StaffChange): Promise<void> {
    const email = await freeStaffEmail(trx, wanted, id)
    await queryRows(trx, UPDATE, [name, email, roleId, this.clock.iso(), id])
  }

  async #setPassword(trx: Transaction, id: number, hashed: string): Promise<void> {
    await queryRows(trx, PASSWORD, [hashed, id])
    await endSignInsOf(trx, 'staff', id)
    await trx.from('users_password_resets').where('staff_id', id).delete()
  }
}
