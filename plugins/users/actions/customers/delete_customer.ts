import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { PluginRegistry } from '#core/plugin/registry'
import { Store, type Transaction } from '#core/database/store'
import { customerKept } from '#plugins/users/errors/customers'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { anonymisedOf, eraseParts, personalDataSources } from '#plugins/users/services/personal_data'
import type { Origin } from '#core/audit/origin'

/**
 * Deletes a customer with all related rows. Refused while a record that must be retained names the customer: their data
 * can be erased instead. Unlike after an erasure, the audit log still has their name.
 */
@inject()
export class DeleteCustomer {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly registry: PluginRegistry
  ) {}

  /** @throws customerNotFound, customerErased, staleWrite, customerKept */
  execute(customer: { id: number; version?: number }, origin: Origin): Promise<void> {
    return this.store.transaction((trx) => this.within(trx, customer, origin))
  }

  /** As `execute`, in a transaction. */
  async within(trx: Transaction, { id, version }: { id: number; version?: number }, origin: Origin): Promise<void> {
    const sources = await personalDataSources(this.registry)
    const customer = await openCustomer(trx, id, version)
    const kept = anonymisedOf(await eraseParts(trx, sources, id))
    if (kept > 0) throw customerKept({ count: kept })
    await customer.delete()
    await this.audit.record(trx, origin, {
      subject: 'users.customers',
      subjectId: String(id),
      action: 'deleted',
      changes: { email: [customer.email, null] },
    })
  }
}
