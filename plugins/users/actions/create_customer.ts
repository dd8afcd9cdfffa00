import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { foldEmail } from '#core/database/fold_email'
import { Customer, type CustomerKind } from '#plugins/users/models/customer'
import { Group } from '#plugins/users/models/group'
import { emailTaken, groupUnknown } from '#plugins/users/errors'
import { hashChosen } from '#plugins/users/services/password_choice'
import type { Origin } from '#core/audit/origin'

export interface NewCustomer {
  email: string
  /** Null: they choose one later. */
  password: string | null
  firstName: string
  lastName: string
  kind?: CustomerKind
  corporateName?: string
  registrationNumber?: string
  /** Code of a group; absent: the built-in one of their kind. */
  group?: string
  channel?: string
  locale?: string
  isDemo?: boolean
}

/** Makes a customer's account. */
@inject()
export class CreateCustomer {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws passwordWeak, passwordKnown, groupUnknown, emailTaken */
  async execute(input: NewCustomer, origin: Origin): Promise<Customer> {
    const { password, kind = 'individual', group, ...fields } = input
    const hashed = password === null ? null : await hashChosen(password, fields)
    return this.store.transaction(async (trx) => {
      const code = group ?? (kind === 'professional' ? 'professional' : 'general')
      const found = await Group.findBy('code', code, { client: trx })
      if (!found) throw groupUnknown({ group: code }, 'group')
      const email = foldEmail(input.email)
      if (await Customer.findBy('email', email, { client: trx })) throw emailTaken({}, 'email')
      const now = this.clock.now()
      const customer = await Customer.create(
        { ...fields, email, kind, password: hashed, groupId: found.id, createdAt: now, updatedAt: now },
        { client: trx }
      )
      await this.audit.record(trx, origin, {
        subject: 'users.customers',
        subjectId: String(customer.id),
        action: 'created',
        changes: { email: [null, email], kind: [null, kind], group: [null, code] },
      })
      return customer
    })
  }
}
