import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { historyWrite } from '#plugins/sales/services/orders/order_history'
import { inside } from '#plugins/sales/database/statements'
import { orderNotFound } from '#plugins/sales/errors/orders'
import type { Origin } from '#core/audit/origin'

/** What somebody of the staff writes about an order. */
export interface OrderComment {
  orderId: number
  text: string
  /** The customer is sent it. */
  isTold: boolean
}

/** Adds a comment to the history of an order, and sends it to its customer where that is wanted. */
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
      const told = isTold
        ? [{ name: 'sales.order.commented', subject: `sales.order:${orderId}`, payload: { version: 1, orderId, text } }]
        : []
      await runWrites(trx, [
        historyWrite(trx, { orderId, origin, now }, { kind: 'comment', text, isTold }),
        this.outbox.write(trx, ...told),
      ])
    })
  }
}
