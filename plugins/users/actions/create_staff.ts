import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { Role } from '#plugins/users/models/role'
import { Staff } from '#plugins/users/models/staff'
import { roleUnknown } from '#plugins/users/errors'
import { choosableRole, freeStaffEmail } from '#plugins/users/services/staff_choices'
import { hashChosen } from '#plugins/users/services/password_choice'
import type { Held } from '#plugins/users/services/authority'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'

export type NewStaff = {
  email: string
  name: string
  password: string
  locale?: Locale | null
  isDemo?: boolean
} & (
  | { /** Name of a role of the back office. */ role: string }
  | { roleId: number; /** Of whoever gives it. */ held: Held }
)

/** Makes an account of the back office. */
@inject()
export class CreateStaff {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** `then` runs in the same transaction. @throws what `hashChosen` refuses, roleUnknown, roleNotChoosable, staffAbove, emailTaken */
  async execute(
    input: NewStaff,
    origin: Origin,
    then?: (trx: Transaction, staff: Staff) => Promise<void>
  ): Promise<Staff> {
    const password = await hashChosen(input.password, {
      kind: 'staff',
      names: [input.name, input.email],
      isDemo: input.isDemo,
    })
    return this.store.transaction(async (trx) => {
      const role = await roleFor(trx, input)
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
      await then?.(trx, staff)
      return staff
    })
  }
}

async function roleFor(trx: Transaction, input: NewStaff): Promise<Role> {
  if ('role' in input) {
    const named = await Role.query({ client: trx }).where({ name: input.role, guard_name: 'admin' }).first()
    if (!named) throw roleUnknown({ role: input.role }, 'role')
    return named
  }
  return choosableRole(trx, input.roleId, input.held)
}
