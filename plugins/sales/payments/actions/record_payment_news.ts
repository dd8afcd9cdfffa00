import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { TakePaid } from '#plugins/sales/payments/services/take_paid'
import { findMovement, settleMovement } from '#plugins/sales/payments/services/settle_movement'
import { followPayment } from '#plugins/sales/payments/services/follow_payment'
import { historyWrites, type OrderDocument } from '#plugins/sales/orders/services/order_history'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { moneyReturned } from '#plugins/sales/payments/services/money_returned'
import { newsMoment } from '#plugins/sales/payments/services/news_moment'
import { runWrites } from '#core/database/write_set'
import { systemOrigin } from '#core/audit/origin'
import { writeTransaction } from '#plugins/sales/payments/services/write_transaction'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/**
 * Records a provider's report on a payment, from a notification or a response. Repeated reports are ignored. A payment is
 * invoiced and the order proceeds. A wrong amount, or a payment of a canceled order, is stored and left to staff.
 */
@inject()
export class RecordPaymentNews {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly paid: TakePaid,
    private readonly outbox: Outbox
  ) {}

  /** False: it was reported before, or there is no such order. */
  execute(method: string, news: PaymentNews): Promise<boolean> {
    return this.store.transaction(async (trx) => {
      const run = inside(trx)
      const [row] = await run<{ id: number }>('select id from sales_orders where number = ?', [news.number])
      const order = row && (await holdOrder(run, this.store.dialect, Number(row.id), this.clock.iso()))
      return order ? this.#record(trx, order, method, news) : false
    })
  }

  async #record(trx: Transaction, order: StoredOrder, method: string, news: PaymentNews): Promise<boolean> {
    const run = inside(trx)
    const now = this.clock.iso()
    const { kind, reference, amount, currency, raw, message } = news
    const movement = await findMovement(run, order.id, news)
    const payment = await followPayment(run, { order, method, news, paymentId: movement?.paymentId ?? null })
    const reported = {
      orderId: order.id,
      paymentId: payment?.id ?? null,
      invoiceId: null,
      method,
      reference,
      kind,
      raw,
    }
    const origin = movement?.origin ?? systemOrigin('api', method)
    const details = message ? { message } : {}
    const transaction = await writeTransaction(trx, { ...reported, amount, currency, details }, origin, now)
    if (movement) await settleMovement(trx, movement, { news, transaction, now })
    if (!transaction.isNews) return false
    await payment?.follow(now)
    const { id } = transaction
    const gone = movement?.isTold && transaction.kind === 'refunded' ? [moneyReturned(order.id, id)] : []
    const [first, ...others] =
      kind === 'paid' ? await this.paid.take(trx, order, { news, id, movement }) : [newsMoment(news)]
    const documents: OrderDocument[] = [{ subject: 'sales.transactions', id, action: 'created' }]
    if (movement?.refundId) documents.push({ subject: 'sales.refunds', id: movement.refundId, action: 'updated' })
    const moments = first ? [{ ...first, documents }, ...others] : []
    const event = {
      name: `sales.payment.${kind}`,
      subject: `sales.order:${order.id}`,
      payload: { version: 1, orderId: order.id, transactionId: id, amount, currency },
    }
    await runWrites(trx, [
      ...historyWrites(trx, { orderId: order.id, origin, now }, ...moments),
      this.outbox.write(trx, event, ...gone),
    ])
    return true
  }
}
