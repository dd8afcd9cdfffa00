import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { fieldChanges } from '#core/audit/field_changes'
import { foldEmail } from '#core/database/fold_email'
import { Customer } from '#plugins/users/models/customer'
import { emailTaken } from '#plugins/users/errors'
import { checkBirthDate } from '#plugins/users/services/birth_date'
import { groupFor } from '#plugins/users/services/group_rows'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { profileOfKind, auditedCustomer, type CustomerProfile } from '#plugins/users/services/customer_fields'
import { endEmailLinks } from '#plugins/users/services/email_links'
import { endResetLinks } from '#plugins/users/services/reset_links'
import { endSignInsOf } from '#plugins/users/services/sign_ins'
import type { Origin } from '#core/audit/origin'

export interface CustomerForm extends CustomerProfile {
  groupId: number
  isSuspended: boolean
  /** The one that was edited. */
  version: number
}

/** Changes a customer. Suspending one ends all their sign-ins; another e-mail address is no longer a verified one. */
@inject()
export class UpdateCustomer {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws customerNotFound, customerErased, staleWrite, groupUnknown, emailTaken, birthDateInvalid */
  execute(id: number, { version, ...form }: CustomerForm, origin: Origin): Promise<void> {
    checkBirthDate(form.birthDate, this.clock)
    return this.store.transaction(async (trx) => {
      const customer = await openCustomer(trx, id, version)
      const group = await groupFor(trx, { id: form.groupId })
      const email = await this.#freeEmail(trx, customer, form.email)
      const before = auditedCustomer(customer, await codeOfGroup(trx, customer.groupId))
      const isNewlySuspended = form.isSuspended && !customer.isSuspended
      customer.merge({ ...profileOfKind(form), email, groupId: group.id, isSuspended: form.isSuspended })
      const changes = fieldChanges(before, auditedCustomer(customer, group.code))
      if (Object.keys(changes).length === 0) return
      if (changes.email) await this.#leaveEmail(trx, customer)
      if (isNewlySuspended) customer.sessionEpoch += 1
      customer.merge({ version: customer.version + 1, updatedAt: this.clock.now() })
      await customer.save()
      if (isNewlySuspended) await endSignInsOf(trx, 'customer', id)
      const entry = { subject: 'users.customers', subjectId: String(id), action: 'updated' as const, changes }
      await this.audit.record(trx, origin, entry)
    })
  }

  /** Links that went to the former address open nothing any more. */
  async #leaveEmail(trx: Transaction, customer: Customer): Promise<void> {
    customer.emailVerifiedAt = null
    await endResetLinks(trx, 'customer', customer.id)
    await endEmailLinks(trx, customer.id)
  }

  async #freeEmail(trx: Transaction, customer: Customer, wanted: string): Promise<string> {
    const email = foldEmail(wanted)
    if (email === customer.email) return email
    if (await Customer.findBy('email', email, { client: trx })) throw emailTaken({}, 'email')
    return email
  }
}

async function codeOfGroup(trx: Transaction, id: number): Promise<string> {
  const row = (await trx.from('users_groups').where('id', id).select('code').first()) as { code: string } | null
  return row?.code ?? ''
}
