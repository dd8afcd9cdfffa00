import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Queue } from '#core/jobs/queue'
import { inside } from '#plugins/sales/database/statements'
import { movements } from '#plugins/sales/payments/tables'
import type { MovementKind } from '#plugins/sales/payments/tables'
import type { Origin } from '#core/audit/origin'
import type { Transaction } from '#core/database/store'

/** A request to a provider. */
export interface NewMovement {
  kind: MovementKind
  order: { id: number; number: string }
  paymentId: number
  refundId?: number
  amount: number
  currency: string
  origin: Origin
  /** The caller sends the request itself. The job runs later, in case the caller's process has died. */
  isSentByCaller: boolean
  /** The customer is notified once it is done, because no document's mail does it. */
  isTold?: boolean
}

/** Maximal seconds of one request to a provider. */
export const MAX_REQUEST_SECONDS = 60

/** Stores a request to a provider with its idempotency key, and queues the job that sends it. */
@inject()
export class WriteMovement {
  constructor(
    private readonly clock: Clock,
    private readonly queue: Queue
  ) {}

  /** Returns its id. The order is locked. */
  async execute(trx: Transaction, movement: NewMovement): Promise<number> {
    const { kind, order, paymentId, refundId = null, amount, currency, origin, isTold = false } = movement
    const now = this.clock.iso()
    const [before] = await inside(trx)<{ count: number }>(
      'select count(*) as count from sales_payment_movements where order_id = ?',
      [order.id]
    )
    const id = await movements.insert(trx, {
      orderId: order.id,
      paymentId,
      refundId,
      kind,
      state: 'waiting',
      amount,
      currency,
      key: `${order.number}-${kind}-${Number(before?.count) + 1}`,
      message: '',
      origin,
      isTold,
      createdAt: now,
      updatedAt: now,
    })
    const seconds = movement.isSentByCaller ? MAX_REQUEST_SECONDS : 0
    const runAt = this.clock.now().plus({ seconds })
    await this.queue.enqueue(trx, 'sales.move_money', { movement: id }, { key: String(id), runAt })
    return id
  }
}
