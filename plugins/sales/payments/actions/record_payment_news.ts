import { inject } from '@adonisjs/core'
import { AlertStaff } from '#plugins/sales/payments/alerts/alert_staff'
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
import type { AlertKind } from '#plugins/sales/payments/tables'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/**
 * Records a provider's report on a payment, from a notification or a response. Repeated reports are ignored. A payment is
 * invoiced and the order proceeds. Money that no order takes is stored, and an alert tells staff.
 */
@inject()
export class RecordPaymentNews {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly paid: TakePaid,
    private readonly alerts: AlertStaff,
    private readonly outbox: Outbox
  ) {}

  /** False: it was reported before, or there is no such order. */
  execute(method: string, news: PaymentNews): Promise<boolean> {
    return this.store.transaction(async (trx) => {
      const run = inside(trx)
      const [row] = await run<{ id: number }>('select id from sales_orders where number = ?', [news.number])
      const order = row && (await holdOrder(run, this.store.dialect, Number(row.id), this.clock.iso()))
      if (order) return this.#record(trx, order, method, news)
      if (MONEY.has(news.kind)) await this.#alert(trx, 'unknown_order', method, news)
      return false
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
    const details = {
      ...news.details,
      ...(message ? { message } : {}),
      ...(news.reason ? { reason: news.reason } : {}),
    }
    const transaction = await writeTransaction(trx, { ...reported, amount, currency, details }, origin, now)
    if (movement) await settleMovement(trx, movement, { news, transaction, now })
    if (!transaction.isNews) return false
    await payment?.follow(now)
    const { id } = transaction
    const gone = movement?.isTold && transaction.kind === 'refunded' ? [moneyReturned(order.id, id)] : []
    const taken =
      kind === 'paid'
        ? await this.paid.take(trx, order, { news, id, movement })
        : { moments: [newsMoment(news)], alert: await this.#oddity(run, order, news, movement !== null) }
    if (taken.alert) {
      const about = { orderId: order.id, paymentId: payment?.id ?? null, transactionId: id }
      await this.#alert(trx, taken.alert, method, news, { ...about, expected: order })
    }
    const [first, ...others] = taken.moments
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

  /** Money that moved without the shop, or that is not the amount of its order. */
  async #oddity(run: Run, order: StoredOrder, news: PaymentNews, isAsked: boolean): Promise<AlertKind | null> {
    const { kind, amount, currency } = news
    if (kind === 'disputed') return 'disputed'
    if (kind === 'authorised' && currency !== order.currency) return 'other_currency'
    if (kind === 'authorised' && amount !== order.total - order.paid) return 'other_amount'
    if (kind !== 'refunded' || isAsked) return null
    // The notification of a refund may be faster than the answer to the shop's request.
    const [waiting] = await run(
      `select 1 from sales_payment_movements
       where order_id = ? and kind = 'refund' and state in ('waiting', 'pending') and amount = ? limit 1`,
      [order.id, amount]
    )
    return waiting ? null : 'refunded_elsewhere'
  }

  async #alert(
    trx: Transaction,
    kind: AlertKind,
    method: string,
    news: PaymentNews,
    of: { orderId?: number; paymentId?: number | null; transactionId?: number; expected?: StoredOrder } = {}
  ): Promise<void> {
    const { number, reference, amount, currency } = news
    const { expected, ...about } = of
    const due = expected && { amount: expected.total - expected.paid, currency: expected.currency }
    await this.alerts.execute(trx, {
      kind,
      once: `${kind}:${method}:${news.kind}:${reference}`,
      method,
      ...about,
      number: number.slice(0, 64),
      reference: reference.slice(0, 200),
      amount,
      currency,
      details: { news, ...(due ? { expected: due } : {}) },
    })
  }
}

/** News of an unknown order that staff must know of. */
const MONEY = new Set<PaymentNews['kind']>(['paid', 'authorised', 'refunded', 'disputed'])
