import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { IssueInvoice } from '#plugins/sales/actions/invoices/issue_invoice'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { followState } from '#plugins/sales/services/orders/follow_state'
import { formatMoney } from '#core/money/format_money'
import { hasOpenInvoice } from '#plugins/sales/services/documents/open_invoice'
import { historyWrite, type OrderMoment } from '#plugins/sales/services/orders/order_history'
import { holdOrder, readOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { openSum } from '#plugins/sales/services/orders/quantities'
import { orderStates } from '#plugins/sales/states/order_states'
import { ownLines, type StoredOrder } from '#plugins/sales/services/orders/stored_order'
import { runWrites } from '#core/database/write_set'
import { systemOrigin } from '#core/audit/origin'
import { writeTransaction } from '#plugins/sales/services/documents/write_transaction'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'

/**
 * Takes what a provider says of a payment: once, however often it is told. What was paid is billed and the order goes
 * on; an amount that is not the order's, or money for an order that was called off, is kept and waits for staff.
 */
@inject()
export class RecordPaymentNews {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly issue: IssueInvoice,
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
    const origin = systemOrigin('api', method)
    const { kind, reference, amount, currency, raw } = news
    const [payment] = await run<{ id: number }>(
      'select id from sales_payments where order_id = ? and method = ? order by attempt desc limit 1',
      [order.id, method]
    )
    const told = { orderId: order.id, paymentId: payment ? Number(payment.id) : null, invoiceId: null, details: {} }
    const id = await writeTransaction(run, { ...told, method, kind, reference, amount, currency, raw }, origin, now)
    if (id === null) return false
    // A payment that was paid is never told to be unpaid: late news of an attempt that failed change nothing.
    await run(
      `update sales_payments set state = case when state = 'paid' and ? <> 'refunded' then state else ? end,
         reference = coalesce(reference, ?), updated_at = ? where id = ?`,
      [kind, kind, reference, now, told.paymentId]
    )
    const moments = kind === 'paid' ? await this.#paid(trx, order, news, id) : [newsMoment(news, 'payment_news')]
    await runWrites(trx, [
      historyWrite(trx, { orderId: order.id, origin, now }, ...moments),
      this.outbox.write(trx, {
        name: `sales.payment.${kind}`,
        subject: `sales.order:${order.id}`,
        payload: { version: 1, orderId: order.id, transactionId: id, amount, currency },
      }),
    ])
    return true
  }

  async #paid(trx: Transaction, order: StoredOrder, news: PaymentNews, id: number): Promise<OrderMoment[]> {
    const run = inside(trx)
    const { amount, currency } = news
    if (currency !== order.currency) return [newsMoment(news, 'payment_odd')]
    await run('update sales_orders set paid_amount = paid_amount + ? where id = ?', [amount, order.id])
    const isExpected = amount === order.total - order.paid && !orderStates.isFinal(order.state)
    if (!isExpected) return [newsMoment(news, 'payment_odd')]
    const paid = { ...order, paid: order.paid + amount }
    if (openSum(ownLines(order.lines)).toInvoice > 0) {
      const origin = systemOrigin('api', news.reference)
      const invoiceId = await this.issue.issue(trx, paid, { orderId: order.id, lines: null, isTold: true }, origin)
      await run('update sales_transactions set invoice_id = ? where id = ?', [invoiceId, id])
    }
    await run("update sales_invoices set paid_amount = total_amount, state = 'paid' where order_id = ?", [order.id])
    const fresh = await readOrder(run, this.store.dialect, { id: order.id })
    const { moments } = await followState(run, fresh ?? paid, await hasOpenInvoice(run, order.id))
    return [newsMoment(news, 'payment'), ...moments]
  }
}

function newsMoment(
  { kind, reference, amount, currency, number }: PaymentNews,
  told: OrderMoment['kind']
): OrderMoment {
  const words = formatMoney(DEFAULT_LOCALE, { amount, currency })
  return { kind: told, details: { number, reference, amount: words, news: kind } }
}
