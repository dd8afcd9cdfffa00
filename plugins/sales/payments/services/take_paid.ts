import { inject } from '@adonisjs/core'
import { IssueInvoice } from '#plugins/sales/invoices/actions/issue_invoice'
import { Store, type Transaction } from '#core/database/store'
import { allocatePaid } from '#plugins/sales/payments/services/allocate_paid'
import { followState } from '#plugins/sales/orders/services/follow_state'
import { hasOpenInvoice } from '#plugins/sales/invoices/services/open_invoice'
import { inside } from '#plugins/sales/database/statements'
import { newsMoment } from '#plugins/sales/payments/services/news_moment'
import { openSum } from '#plugins/sales/orders/services/quantities'
import { orderStates } from '#plugins/sales/orders/order_states'
import { ownLines, type StoredOrder } from '#plugins/sales/orders/services/stored_order'
import { readOrder } from '#plugins/sales/orders/services/order_reads'
import { systemOrigin } from '#core/audit/origin'
import type { AlertKind } from '#plugins/sales/payments/tables'
import type { OrderMoment } from '#plugins/sales/orders/services/order_history'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredMovement } from '#plugins/sales/payments/services/payment_movement'

interface Taken {
  news: PaymentNews
  /** Id of the transaction. */
  id: number
  /** The capture that it results from. */
  movement: StoredMovement | null
}

/** What became of a payment. */
export interface TakenMoney {
  /** Entries for the history. */
  moments: OrderMoment[]
  /** Null: the order takes it. */
  alert: AlertKind | null
}

/** Updates an order after a payment by a provider. Once it is paid in full, its open pieces are invoiced. */
@inject()
export class TakePaid {
  constructor(
    private readonly store: Store,
    private readonly issue: IssueInvoice
  ) {}

  /** The order is locked. */
  async take(trx: Transaction, order: StoredOrder, { news, id, movement }: Taken): Promise<TakenMoney> {
    const run = inside(trx)
    const { amount, currency, reference } = news
    const odd = (alert: AlertKind) => ({ moments: [newsMoment(news, 'payment_odd')], alert })
    if (currency !== order.currency) return odd('other_currency')
    await run('update sales_orders set paid_amount = paid_amount + ? where id = ?', [amount, order.id])
    const isWhole = amount === order.total - order.paid
    const isAsked = movement ? movement.amount === amount : await isWaitedFor(run, order.id, amount)
    if (orderStates.isFinal(order.state)) return odd('paid_canceled')
    if (news.isLate) return odd('paid_late')
    if (!isWhole && !isAsked) return odd(order.paid >= order.total ? 'paid_twice' : 'other_amount')
    const paid = { ...order, paid: order.paid + amount }
    if (isWhole && openSum(ownLines(order.lines)).toInvoice > 0) {
      const invoice = { orderId: order.id, lines: null, isTold: true }
      const invoiceId = await this.issue.issue(trx, paid, invoice, systemOrigin('api', reference))
      await run('update sales_transactions set invoice_id = ? where id = ?', [invoiceId, id])
    }
    await allocatePaid(run, order.id)
    const fresh = await readOrder(run, this.store.dialect, { id: order.id })
    const { moments } = await followState(run, fresh ?? paid, await hasOpenInvoice(run, order.id))
    return { moments: [newsMoment(news, 'payment'), ...moments], alert: null }
  }
}

/** A provider's notification of a capture may arrive before the response to our request. */
async function isWaitedFor(run: Run, orderId: number, amount: number): Promise<boolean> {
  const [row] = await run(
    `select 1 from sales_payment_movements
     where order_id = ? and kind = 'capture' and state in ('waiting', 'pending') and amount = ? limit 1`,
    [orderId, amount]
  )
  return row !== undefined
}
