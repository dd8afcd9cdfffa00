import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { isUniqueViolation } from '#core/database/constraint_errors'
import { fieldChanges } from '#core/audit/field_changes'
import { foldEmail } from '#core/database/fold_email'
import { Customer } from '#plugins/users/models/customer'
import { emailTaken } from '#plugins/users/errors'
import { hashChosen } from '#plugins/users/services/password_choice'
import { checkBirthDate } from '#plugins/users/services/birth_date'
import { defaultGroup, groupFor } from '#plugins/users/services/group_rows'
import { auditedCustomer, type CustomerProfile } from '#plugins/users/services/customer_fields'
import type { Origin } from '#core/audit/origin'

export interface NewCustomer extends Partial<CustomerProfile> {
  email: string
  /** Null: they choose one later. */
  password: string | null
  firstName: string
  lastName: string
  /** Code of a group; absent, like its number: the one that takes customers of their kind. */
  group?: string
  groupId?: number
  channel?: string
  isDemo?: boolean
  /** The e-mail address is already confirmed. */
  isEmailConfirmed?: boolean
}

type Then = (trx: Transaction, customer: Customer) => Promise<void>

/** Makes a customer's account. */
@inject()
export class CreateCustomer {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /**
   * `then` happens with it or not at all.
   * @throws what `hashChosen` refuses, groupUnknown, emailTaken, birthDateInvalid
   */
  async execute(input: NewCustomer, origin: Origin, then?: Then): Promise<Customer> {
    const { password, kind = 'individual', group: code, groupId: id, isEmailConfirmed = false, ...fields } = input
    checkBirthDate(fields.birthDate ?? null, this.clock)
    const { firstName, lastName, corporateName, tradeName, email: address, isDemo } = fields
    const names = [firstName, lastName, corporateName, tradeName, address]
    const hashed = password === null ? null : await hashChosen(password, { kind: 'customer', names, isDemo })
    const work = async (trx: Transaction) => {
      const wanted = id !== undefined ? { id } : code !== undefined ? { code } : null
      const group = wanted ? await groupFor(trx, wanted) : await defaultGroup(trx, kind)
      const email = foldEmail(input.email)
      if (await Customer.findBy('email', email, { client: trx })) throw emailTaken({}, 'email')
      const now = this.clock.now()
      const customer = await Customer.create(
        {
          ...fields,
          email,
          kind,
          password: hashed,
          groupId: group.id,
          emailVerifiedAt: isEmailConfirmed ? now : null,
          createdAt: now,
          updatedAt: now,
        },
        { client: trx }
      )
      await this.audit.record(trx, origin, {
        subject: 'users.customers',
        subjectId: String(customer.id),
        action: 'created',
        changes: fieldChanges({ isSuspended: false }, auditedCustomer(customer, group.code)),
      })
      await then?.(trx, customer)
      return customer
    }
    try {
      return await this.store.transaction(work)
    } catch (error) {
      // Somebody else took the address between the look and the insert.
      throw isUniqueViolation(error) ? emailTaken({}, 'email') : error
    }
  }
}
