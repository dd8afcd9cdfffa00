import { inject } from '@adonisjs/core'
import { staleWrite } from '#core/errors/stale'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { checkBirthDate } from '#plugins/users/services/birth_date'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { ownProfileAnswer } from '#plugins/users/transformers/own_profile'
import { profileOfKind, auditedCustomer, type CustomerProfile } from '#plugins/users/services/customer_fields'
import { valueRequired } from '#plugins/users/errors'
import type { Origin } from '#core/audit/origin'

/** What a customer may change of themselves, and the version that was edited. */
export interface OwnProfileForm extends Omit<CustomerProfile, 'email' | 'kind'> {
  version: number
}

/** Changes one's own profile. What a customer is and the group that follows from it stay staff's to change. */
@inject()
export class UpdateOwnProfile {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws birthDateInvalid, customerNotFound, customerErased, staleWrite, valueRequired */
  execute(id: number, { version, ...form }: OwnProfileForm, origin: Origin): Promise<void> {
    checkBirthDate(form.birthDate, this.clock)
    return this.store.transaction(async (trx) => {
      const customer = await openCustomer(trx, id)
      if (customer.version !== version) {
        throw staleWrite({}, undefined, { current: ownProfileAnswer(customer) })
      }
      const { email, kind } = customer
      if (kind === 'professional' && form.corporateName === null) throw valueRequired({}, 'corporateName')
      const before = auditedCustomer(customer, '')
      customer.merge(profileOfKind({ ...form, email, kind }))
      const changes = fieldChanges(before, auditedCustomer(customer, ''))
      if (Object.keys(changes).length === 0) return
      await customer.merge({ version: customer.version + 1, updatedAt: this.clock.now() }).save()
      await this.audit.record(trx, origin, {
        subject: 'users.customers',
        subjectId: String(id),
        action: 'updated',
        changes,
      })
    })
  }
}
