import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { historyWrites } from '#plugins/sales/orders/services/order_history'
import { inside } from '#plugins/sales/database/statements'
import { orderNotFound } from '#plugins/sales/orders/errors'
import type { Origin } from '#core/audit/origin'

/** A comment of staff on an order. */
export interface OrderComment {
  orderId: number
  text: string
  /** Mail the comment to the customer. */
  isTold: boolean
}

/** Adds a comment to the history of an order, and mails it to the customer if requested. */
@inject()
export class CommentOrder {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly outbox: Outbox
  ) {}

  /** @throws orderNotFound */
  async execute({ orderId, text, isTold }: OrderComment, origin: Origin): Promise<void> {
    await this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const held = await inside(trx)('update sales_orders set updated_at = ? where id = ? returning id', [now, orderId])
      if (held.length === 0) throw orderNotFound()
      const events = isTold
        ? [{ name: 'sales.order.commented', subject: `sales.order:${orderId}`, payload: { version: 1, orderId, text } }]
        : []
      await runWrites(trx, [
        ...historyWrites(trx, { orderId, origin, now }, { kind: 'comment', text, isTold }),
        this.outbox.write(trx, ...events),
      ])
    })
  }
}
