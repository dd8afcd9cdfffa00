import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { moveImpossible, returnNotFound } from '#plugins/rma/errors'
import { inTransaction } from '#core/database/run_rows'
import { messages, returns } from '#plugins/rma/returns/tables'
import { messageRow } from '#plugins/rma/returns/services/write_messages'
import { Outbox } from '#core/events/outbox'
import { Store } from '#core/database/store'
import type { Origin } from '#core/audit/origin'

/** A parcel that is on its way back. */
export interface SentParcel {
  returnId: number
  carrier: string
  trackingNumber: string
}

/** Notes the parcel that a customer has sent. The state stays: it is still awaited. */
@inject()
export class NoteParcel {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly outbox: Outbox
  ) {}

  /** @throws returnNotFound, moveImpossible */
  execute({ returnId, carrier, trackingNumber }: SentParcel, origin: Origin): Promise<void> {
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const parcel = { carrier, trackingNumber, writtenAt: now, updatedAt: now }
      const noted = await returns.update(trx, { id: returnId, state: 'awaiting_return' }, parcel)
      if (noted === 0) {
        const found = await returns.find(inTransaction(trx), { id: returnId })
        throw found ? moveImpossible({}, undefined, { state: found.state }) : returnNotFound()
      }
      const text = [carrier, trackingNumber].filter(Boolean).join(' ')
      const id = await messages.insert(trx, messageRow({ returnId, text }, origin, now))
      await this.outbox.record(trx, {
        name: 'rma.return.messaged',
        subject: `rma.return:${returnId}`,
        payload: { version: 1, returnId, messageId: id, by: 'customer' },
      })
      await this.store.changes.record(trx, 'rma.returns', [String(returnId)])
    })
  }
}
