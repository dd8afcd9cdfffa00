import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { TakePaid } from '#plugins/sales/services/payments/take_paid'
import { findMovement, settleMovement } from '#plugins/sales/services/payments/settle_movement'
import { followPayment } from '#plugins/sales/services/payments/follow_payment'
import { historyWrite } from '#plugins/sales/services/orders/order_history'
import { holdOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { moneyReturned } from '#plugins/sales/services/payments/money_returned'
import { newsMoment } from '#plugins/sales/services/payments/news_moment'
import { runWrites } from '#core/database/write_set'
import { systemOrigin } from '#core/audit/origin'
import { writeTransaction } from '#plugins/sales/services/documents/write_transaction'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/**
 * Takes what a provider says of a payment: once, however often it is told, by a notification or as the answer to what
 * the shop asked. What was paid is billed and the order goes on; an amount that is not the order's, or money for an
 * order that was called off, is kept and waits for staff.
 */
@inject()
export class RecordPaymentNews {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly paid: TakePaid,
    private readonly outbox: Outbox
  ) {}

  /** False: it was told before, or it is about no order of ours. */
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
    const told = { orderId: order.id, paymentId: payment?.id ?? null, invoiceId: null, method, reference, kind, raw }
    const origin = movement?.origin ?? systemOrigin('api', method)
    const details = message ? { message } : {}
    const transaction = await writeTransaction(run, { ...told, amount, currency, details }, origin, now)
    if (movement) await settleMovement(run, movement, { news, transaction, now })
    if (!transaction.isNews) return false
    await payment?.follow(now)
    const { id } = transaction
    const gone = movement?.isTold && transaction.kind === 'refunded' ? [moneyReturned(order.id, id)] : []
    const moments = kind === 'paid' ? await this.paid.take(trx, order, { news, id, movement }) : [newsMoment(news)]
    const event = {
      name: `sales.payment.${kind}`,
      subject: `sales.order:${order.id}`,
      payload: { version: 1, orderId: order.id, transactionId: id, amount, currency },
    }
    await runWrites(trx, [
      historyWrite(trx, { orderId: order.id, origin, now }, ...moments),
      this.outbox.write(trx, event, ...gone),
    ])
    return true
  }
}
