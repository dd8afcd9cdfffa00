import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { eraseActor, eraseEntries } from '#core/audit/erase_entries'
import { forgetWrites } from '#core/import/forget_writes'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { anonymisedOf, eraseParts, personalDataSources } from '#plugins/users/services/personal_data'
import type { Customer } from '#plugins/users/models/customer'
import type { ErasedCount } from '#plugins/users/contracts/personal_data_source'
import type { Origin } from '#core/audit/origin'

/** The values of an erased row: nothing identifies the person. The address stays unique and cannot receive mail. */
const blank = (id: number) => ({
  email: `erased-${id}@erased.invalid`,
  password: null,
  firstName: '',
  lastName: '',
  gender: null,
  birthDate: null,
  phone: null,
  company: null,
  corporateName: null,
  tradeName: null,
  registrationNumber: null,
  vatNumber: null,
  website: null,
  lastSignedInAt: null,
  emailVerifiedAt: null,
  isSuspended: true,
})

/**
 * Erases a person's data, as they may ask: every plugin deletes its part or takes the person out of it. Their row goes
 * too; where something that must be kept names it, it stays without anything in it. The audit log keeps that it was
 * done and by whom, and none of what it knew.
 */
@inject()
export class EraseCustomer {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
    private readonly registry: PluginRegistry
  ) {}

  /** @throws customerNotFound, customerErased */
  async execute(id: number, origin: Origin): Promise<ErasedCount[]> {
    const sources = await personalDataSources(this.registry)
    return this.store.transaction(async (trx) => {
      const customer = await openCustomer(trx, id)
      const counts = await eraseParts(trx, sources, id)
      if (anonymisedOf(counts) > 0) await this.#empty(customer)
      else await customer.delete()
      await eraseEntries(trx, 'users.customers', String(id))
      await eraseActor(trx, 'customer', id)
      await forgetWrites(trx, 'users.customers', id)
      await this.audit.record(trx, origin, {
        subject: 'users.customers',
        subjectId: String(id),
        action: 'deleted',
        changes: { personalData: ['erased', null] },
      })
      return counts
    })
  }

  async #empty(customer: Customer): Promise<void> {
    const now = this.clock.now()
    const { sessionEpoch, version } = customer
    customer.merge({ ...blank(customer.id), sessionEpoch: sessionEpoch + 1, version: version + 1 })
    await customer.merge({ erasedAt: now, updatedAt: now }).save()
  }
}
