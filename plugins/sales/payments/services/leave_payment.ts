import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { Queue } from '#core/jobs/queue'
import { payments } from '#plugins/sales/payments/tables'
import type { Transaction } from '#core/database/store'

/** Leaves an open attempt for another one. Money that comes by it all the same is recorded like any other. */
@inject()
export class LeavePayment {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly queue: Queue
  ) {}

  /** The order is locked. */
  async execute(trx: Transaction, { id, method }: { id: number; method: string }, now: string): Promise<void> {
    await payments.update(trx, { id }, { state: 'canceled', failure: 'canceled', updatedAt: now })
    await this.abandon(trx, { id, method })
  }

  /** Queues the job that tells the provider, so that nobody waits for its answer. */
  async abandon(trx: Transaction, { id, method }: { id: number; method: string }): Promise<void> {
    if (!(await this.methods.find(method))?.abandon) return
    await this.queue.enqueue(trx, 'sales.abandon_payment', { payment: id }, { key: String(id) })
  }
}
