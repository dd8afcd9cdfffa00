import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { Address } from '#plugins/users/models/address'
import { addressNotFound } from '#plugins/users/errors/customers'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { toldAddress } from '#plugins/users/services/address_fields'
import type { Origin } from '#core/audit/origin'

/** Takes an address away. What was sent there keeps its own copy. */
@inject()
export class DeleteAddress {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** @throws customerNotFound, customerErased, addressNotFound */
  execute(customerId: number, id: number, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await openCustomer(trx, customerId)
      const address = await Address.query({ client: trx }).where({ id, customer_id: customerId }).first()
      if (!address) throw addressNotFound()
      await address.useTransaction(trx).delete()
      const told = Object.entries(toldAddress(address)).filter(([, value]) => value !== null && value !== false)
      await this.audit.record(trx, origin, {
        subject: 'users.customers',
        subjectId: String(customerId),
        action: 'updated',
        changes: Object.fromEntries(told.map(([field, value]) => [field, [value, null]])),
      })
    })
  }
}
