import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { Role } from '#plugins/users/models/role'
import { Staff } from '#plugins/users/models/staff'
import { roleUnknown } from '#plugins/users/errors'
import { freeStaffEmail } from '#plugins/users/services/staff_choices'
import { hashChosen } from '#plugins/users/services/password_choice'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'

export interface NewStaff {
  email: string
  name: string
  password: string
  /** Name of a role of the back office. */
  role: string
  locale?: Locale | null
  isDemo?: boolean
}

/** Makes an account of the back office, from the command line and for the demo shop. */
@inject()
export class CreateStaff {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws what `hashChosen` refuses, roleUnknown, emailTaken */
  async execute(input: NewStaff, origin: Origin): Promise<Staff> {
    const password = await hashChosen(input.password, {
      kind: 'staff',
      names: [input.name, input.email],
      isDemo: input.isDemo,
    })
    return this.store.transaction(async (trx) => {
      const role = await Role.query({ client: trx }).where({ name: input.role, guard_name: 'admin' }).first()
      if (!role) throw roleUnknown({ role: input.role }, 'role')
      const email = await freeStaffEmail(trx, input.email)
      const now = this.clock.now()
      const staff = await Staff.create(
        {
          email,
          name: input.name,
          password,
          roleId: role.id,
          locale: input.locale ?? null,
          isDemo: input.isDemo ?? false,
          createdAt: now,
          updatedAt: now,
        },
        { client: trx }
      )
      await this.audit.record(trx, origin, {
        subject: 'users.staff',
        subjectId: String(staff.id),
        action: 'created',
        changes: { email: [null, email], name: [null, input.name], role: [null, role.name] },
      })
      return staff
    })
  }
}
