import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { Store, type Transaction } from '#core/database/store'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { begunPayment } from '#plugins/sales/payments/services/begun_payment'
import { runWrites } from '#core/database/write_set'
import { inside } from '#plugins/sales/database/statements'
import { isRetryable } from '#plugins/sales/payments/services/is_retryable'
import { paymentNotRetryable } from '#plugins/sales/payments/errors'
import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'

const AGAIN = new Set(['failed', 'canceled'])

/**
 * Adds a payment attempt to an order whose last attempt failed or was canceled. An attempt that is still open is
 * continued, so that nothing is paid twice.
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
    const { paymentCode, total: amount, currency } = order
    const attempt = Number(last?.attempt ?? 0) + 1
    await runWrites(trx, [begunPayment(trx, { orderId, attempt, method: paymentCode, amount, currency, now })])
  }
}
