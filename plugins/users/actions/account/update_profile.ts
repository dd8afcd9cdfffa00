import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { foldEmail } from '#core/database/fold_email'
import { queryRows } from '#core/database/query_rows'
import { OwnPassword } from '#plugins/users/services/own_password'
import { freeStaffEmail } from '#plugins/users/services/staff_choices'
import { readStaff, staffOf, auditedStaff, type StaffState } from '#plugins/users/services/staff_rows'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'

export interface ProfileChange {
  id: number
  name: string
  email: string
  locale: Locale
  /** Needed for another address: by it a password is chosen anew. */
  current_password?: string | null | undefined
  version: number
}

const UPDATE = `update users_staff set name = ?, email = ?, locale = ?, version = version + 1, updated_at = ?
  where id = ?`

/** Changes one's own account of the back office. */
@inject()
export class UpdateProfile {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly password: OwnPassword
  ) {}

  /** @throws staffUnknown, staleWrite, passwordWrong, tooManyAttempts, emailTaken */
  async execute(input: ProfileChange, origin: Origin): Promise<StaffState> {
    const { id, name, locale, current_password: password, version } = input
    const standing = await readStaff(this.store.reader, id)
    if (foldEmail(input.email) !== standing.email) await this.password.check('staff', id, password ?? '')
    return this.store.transaction(async (trx) => {
      const before = await staffOf(trx, id)
      if (before.version !== version) throw staleWrite({}, 'version', { current: before })
      const email = await freeStaffEmail(trx, input.email, id)
      await queryRows(trx, UPDATE, [name, email, locale, this.clock.iso(), id])
      const after = await staffOf(trx, id)
      await this.audit.record(trx, origin, {
        subject: 'users.staff',
        subjectId: String(id),
        action: 'updated',
        changes: fieldChanges(auditedStaff(before), auditedStaff(after)),
      })
      return after
    })
  }
}
