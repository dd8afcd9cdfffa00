import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { refuseStale } from '#core/errors/refuse_stale'
import { Address } from '#plugins/users/models/address'
import { addressNotFound } from '#plugins/users/errors/customers'
import { openCustomer } from '#plugins/users/services/customer_rows'
import { addressAnswer } from '#plugins/users/transformers/address'
import { auditedAddress } from '#plugins/users/services/address_fields'
import type { Origin } from '#core/audit/origin'

/** Deletes an address. Orders have their own copy of it. */
@inject()
export class DeleteAddress {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** @throws customerNotFound, customerErased, addressNotFound, staleWrite */
  execute(customerId: number, { id, version }: { id: number; version: number }, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await openCustomer(trx, customerId)
      const address = await Address.query({ client: trx }).where({ id, customer_id: customerId }).first()
      if (!address) throw addressNotFound()
      refuseStale(addressAnswer(address), version)
      await address.useTransaction(trx).delete()
      const filled = Object.entries(auditedAddress(address)).filter(([, value]) => value !== null && value !== false)
      await this.audit.record(trx, origin, {
        subject: 'users.customers',
        subjectId: String(customerId),
        action: 'updated',
        changes: Object.fromEntries(filled.map(([field, value]) => [field, [value, null]])),
      })
    })
  }
}
