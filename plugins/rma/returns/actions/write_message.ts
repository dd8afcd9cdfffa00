import { inject } from '@adonisjs/core'
import { Attachments } from '#core/attachments/attachments'
import { AuditLog } from '#core/audit/audit_log'
import { Clock } from '#core/time/clock'
import { inTransaction } from '#core/database/run_rows'
import { messageRow } from '#plugins/rma/returns/services/write_messages'
import { MESSAGE_FILES } from '#plugins/rma/returns/actions/open_return'
import { messages, returns } from '#plugins/rma/returns/tables'
import { Outbox } from '#core/events/outbox'
import { returnNotFound, textMissing } from '#plugins/rma/errors'
import { Store } from '#core/database/store'
import type { Origin } from '#core/audit/origin'

/** What somebody writes about a return. */
export interface WrittenMessage {
  returnId: number
  text: string
  /** Keys of uploaded files. */
  attachments: readonly string[]
  by: 'customer' | 'staff'
}

/** Most attachments of a message. */
export const MOST_ATTACHMENTS = 5

/** Adds a message to the conversation of a return. The other side gets it by mail. */
@inject()
export class WriteMessage {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly attachments: Attachments,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox
  ) {}

  /** Returns the id of the message. @throws returnNotFound, textMissing, attachmentUnknown, attachmentsTooMany */
  execute({ returnId, text, attachments, by }: WrittenMessage, origin: Origin): Promise<number> {
    if (text === '' && attachments.length === 0) throw textMissing({}, 'text')
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const found = await returns.find(inTransaction(trx), { id: returnId })
      if (!found) throw returnNotFound()
      await returns.update(trx, { id: returnId }, { writtenAt: now, updatedAt: now })
      const id = await messages.insert(trx, messageRow({ returnId, text }, origin, now))
      await this.attachments.bind(trx, { kind: MESSAGE_FILES, id }, attachments, MOST_ATTACHMENTS)
      await this.outbox.record(trx, {
        name: 'rma.return.messaged',
        subject: `rma.return:${returnId}`,
        payload: { version: 1, returnId, messageId: id, by },
      })
      if (by === 'staff') {
        const changes = { message: [null, text] as [unknown, unknown] }
        const entry = { subject: 'rma.returns', subjectId: String(returnId), action: 'updated' as const, changes }
        await this.audit.record(trx, origin, entry)
      }
      await this.store.changes.record(trx, 'rma.returns', [String(returnId)])
      return id
    })
  }
}
