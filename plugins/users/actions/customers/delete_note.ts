import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Store } from '#core/database/store'
import { CustomerNote } from '#plugins/users/models/customer_note'
import { noteNotFound } from '#plugins/users/errors/customers'
import { openCustomer } from '#plugins/users/services/customer_rows'
import type { Origin } from '#core/audit/origin'

/** Deletes a note, as its customer may request. */
@inject()
export class DeleteNote {
  constructor(
    private readonly store: Store,
    private readonly audit: AuditLog
  ) {}

  /** @throws customerNotFound, customerErased, noteNotFound */
  execute(customerId: number, id: number, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      await openCustomer(trx, customerId)
      const note = await CustomerNote.query({ client: trx }).where({ id, customer_id: customerId }).first()
      if (!note) throw noteNotFound()
      await note.useTransaction(trx).delete()
      await this.audit.record(trx, origin, {
        subject: 'users.customers',
        subjectId: String(customerId),
        action: 'updated',
        changes: { [`note.${id}`]: [note.text, null] },
      })
    })
  }
}
