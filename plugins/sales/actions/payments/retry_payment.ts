import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { Store, type Transaction } from '#core/database/store'
import { holdOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { isRetryable } from '#plugins/sales/services/payments/is_retryable'
import { paymentNotRetryable } from '#plugins/sales/errors/payments'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'

const AGAIN = new Set(['failed', 'canceled'])

/**
 * Makes another attempt to pay an order whose last one failed or was called off. One that is still open stays: its
 * beginning is told again, and nobody pays twice.
 */
@inject()
export class RetryPayment {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly methods: PaymentMethods
  ) {}

  /** @throws paymentNotRetryable */
  async execute(orderId: number): Promise<void> {
    const row = await this.store.reader.first<{ payment_code: string }>(
      'select payment_code from sales_orders where id = ?',
      [orderId]
    )
    const method = await this.methods.find(row?.payment_code ?? '')
    await this.store.transaction((trx) => this.#retry(trx, orderId, method))
  }

  async #retry(trx: Transaction, orderId: number, method: PaymentMethod | null): Promise<void> {
    const run = inside(trx)
    const now = this.clock.iso()
    const order = await holdOrder(run, this.store.dialect, orderId, now)
    const [last] = await run<{ attempt: number; state: string }>(
      'select attempt, state from sales_payments where order_id = ? order by attempt desc limit 1',
      [orderId]
    )
    if (!order || !isRetryable({ order, method, attempt: last?.state })) throw paymentNotRetryable()
    if (last && !AGAIN.has(last.state)) return
    await run(
      `insert into sales_payments (order_id, attempt, token, method, state, amount, currency, created_at, updated_at)
       values (?, ?, ?, ?, 'begun', ?, ?, ?, ?)`,
      [
        ...[orderId, Number(last?.attempt ?? 0) + 1, randomBytes(24).toString('base64url'), order.paymentCode],
        ...[order.total, order.currency, now, now],
      ]
    )
  }
}
