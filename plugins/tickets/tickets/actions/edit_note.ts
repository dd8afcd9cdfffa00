import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { inTransaction } from '#core/database/run_rows'
import { journals } from '#plugins/tickets/tickets/tables'
import { ticketNotFound } from '#plugins/tickets/tickets/errors'
import type { Origin } from '#core/audit/origin'

export interface NoteChange {
  ticketId: number
  id: number
  text: string
  isPrivate: boolean
}

/** Changes a note of staff. An emptied note goes; changed values stay in the history. */
@inject()
export class EditNote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly audit: AuditLog
  ) {}

  /** @throws ticketNotFound, also for a note of a customer, which nobody changes */
  execute({ ticketId, id, text, isPrivate }: NoteChange, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      const note = await journals.find(inTransaction(trx), { id, ticketId })
      if (!note || note.actorKind !== 'staff' || note.notes === '') throw ticketNotFound()
      const isGone = text.trim() === '' && note.details.length === 0
      if (isGone) await journals.delete(trx, { id })
      else {
        const values = { notes: text.trim(), isPrivate, editedAt: this.clock.iso() }
        await journals.update(trx, { id }, values)
      }
      await this.audit.record(trx, origin, {
        subject: 'tickets.tickets',
        subjectId: String(ticketId),
        action: 'updated',
        changes: { note: [String(id), isGone ? null : String(id)] },
      })
      await this.store.changes.record(trx, 'tickets.tickets', [ticketId])
    })
  }
}
