import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { PluginRegistry } from '#core/plugin/registry'
import { Store } from '#core/database/store'
import { customerKept } from '#plugins/users/errors/customers'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { anonymisedOf, eraseParts, personalDataSources } from '#plugins/users/services/personal_data'
import type { Origin } from '#core/audit/origin'

/**
 * Deletes a customer with all that is theirs. One whom something that must be kept still names is not deleted: their
 * data can be erased. The audit log goes on telling who they were, unlike after an erasure.
 */
@inject()
export class DeleteCustomer {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog,
    private readonly registry: PluginRegistry
  ) {}

  /** @throws customerNotFound, customerErased, customerKept */
  async execute(id: number, origin: Origin): Promise<void> {
    const sources = await personalDataSources(this.registry)
    await this.store.transaction(async (trx) => {
      const customer = await openCustomer(trx, id)
      const kept = anonymisedOf(await eraseParts(trx, sources, id))
      if (kept > 0) throw customerKept({ count: kept })
      await customer.delete()
      await this.audit.record(trx, origin, {
        subject: 'users.customers',
        subjectId: String(id),
        action: 'deleted',
        changes: { email: [customer.email, null] },
      })
    })
  }
}
