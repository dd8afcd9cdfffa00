import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { CustomerNote } from '#plugins/users/models/customer_note'
import { openCustomer } from '#plugins/users/services/customer_rows'
import type { Origin } from '#core/audit/origin'

/** Writes a note about a customer. */
@inject()
export class AddNote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /**
   * Gives its number.
   * @throws customerNotFound, customerErased
   */
  execute(customerId: number, text: string, origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      await openCustomer(trx, customerId)
      const { kind, id: authorId, name } = origin.actor
      const note = await CustomerNote.create(
        {
          customerId,
          text,
          authorId: kind === 'staff' ? authorId : null,
          authorName: name.slice(0, 80),
          createdAt: this.clock.now(),
        },
        { client: trx }
      )
      await this.audit.record(trx, origin, {
        subject: 'users.customers',
        subjectId: String(customerId),
        action: 'updated',
        changes: { [`note.${note.id}`]: [null, text] },
      })
      return note.id
    })
  }
}
