import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Queue } from '#core/jobs/queue'
import { insertRow } from '#plugins/sales/services/documents/insert_row'
import { inside } from '#plugins/sales/database/statements'
import type { MovementKind } from '#plugins/sales/services/payments/payment_movement'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

/** What a provider is to be asked for. */
export interface NewMovement {
  kind: MovementKind
  order: { id: number; number: string }
  paymentId: number
  refundId?: number
  amount: number
  currency: string
  origin: Origin
  /** Who writes it asks at once themselves: the job comes after them, for when they died. */
  isAskedAtOnce: boolean
  /** The customer is sent a mail once it is done: no document's mail tells them. */
  isTold?: boolean
}

/** Seconds that one question to a provider may take. */
export const ASKING_SECONDS = 60

/** Writes what a provider is to be asked for, with its key, and the job that sees to it. */
@inject()
export class WriteMovement {
  constructor(
    private readonly clock: Clock,
    private readonly queue: Queue
  ) {}

  /** Gives its id. The order is held. */
  async execute(trx: Transaction, movement: NewMovement): Promise<number> {
    const { kind, order, paymentId, refundId = null, amount, currency, origin, isTold = false } = movement
    const now = this.clock.iso()
    const [before] = await inside(trx)<{ count: number }>(
      'select count(*) as count from sales_payment_movements where order_id = ?',
      [order.id]
    )
    const id = await insertRow(trx, 'sales_payment_movements', {
      ...{ order_id: order.id, payment_id: paymentId, refund_id: refundId, kind, state: 'waiting', amount, currency },
      key: `${order.number}-${kind}-${Number(before?.count) + 1}`,
      ...{ message: '', origin: JSON.stringify(origin), is_told: isTold },
      ...{ created_at: now, updated_at: now },
    })
    const seconds = movement.isAskedAtOnce ? ASKING_SECONDS : 0
    const runAt = this.clock.now().plus({ seconds })
    await this.queue.enqueue(trx, 'sales.move_money', { movement: id }, { key: String(id), runAt })
    return id
  }
}
