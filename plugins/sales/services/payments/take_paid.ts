import { inject } from '@adonisjs/core'
import { IssueInvoice } from '#plugins/sales/actions/invoices/issue_invoice'
import { Store, type Transaction } from '#core/database/store'
import { allocatePaid } from '#plugins/sales/services/payments/allocate_paid'
import { followState } from '#plugins/sales/services/orders/follow_state'
import { hasOpenInvoice } from '#plugins/sales/services/documents/open_invoice'
import { inside } from '#plugins/sales/database/statements'
import { newsMoment } from '#plugins/sales/services/payments/news_moment'
import { openSum } from '#plugins/sales/services/orders/quantities'
import { orderStates } from '#plugins/sales/states/order_states'
import { ownLines, type StoredOrder } from '#plugins/sales/services/orders/stored_order'
import { readOrder } from '#plugins/sales/services/orders/order_reads'
import { systemOrigin } from '#core/audit/origin'
import type { OrderMoment } from '#plugins/sales/services/orders/order_history'
import type { PaymentNews } from '#plugins/sales/contracts/payment_method'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredMovement } from '#plugins/sales/services/payments/payment_movement'

interface Taken {
  news: PaymentNews
  /** Of the transaction. */
  id: number
  /** The capture that it answers. */
  movement: StoredMovement | null
}

/** What money that came by a provider does to its order: once all of it is there, what is open is billed. */
@inject()
export class TakePaid {
  constructor(
    private readonly store: Store,
    private readonly issue: IssueInvoice
  ) {}

  /** Gives what is to be told in the history. The order is held. */
  async take(trx: Transaction, order: StoredOrder, { news, id, movement }: Taken): Promise<OrderMoment[]> {
    const run = inside(trx)
    const { amount, currency, reference } = news
    if (currency !== order.currency) return [newsMoment(news, 'payment_odd')]
    await run('update sales_orders set paid_amount = paid_amount + ? where id = ?', [amount, order.id])
    const isWhole = amount === order.total - order.paid
    const isAsked = movement ? movement.amount === amount : await isWaitedFor(run, order.id, amount)
    if ((!isWhole && !isAsked) || orderStates.isFinal(order.state)) {
      return [newsMoment(news, 'payment_odd')]
    }
    const paid = { ...order, paid: order.paid + amount }
    if (isWhole && openSum(ownLines(order.lines)).toInvoice > 0) {
      const invoice = { orderId: order.id, lines: null, isTold: true }
      const invoiceId = await this.issue.issue(trx, paid, invoice, systemOrigin('api', reference))
      await run('update sales_transactions set invoice_id = ? where id = ?', [invoiceId, id])
    }
    await allocatePaid(run, order.id)
    const fresh = await readOrder(run, this.store.dialect, { id: order.id })
    const { moments } = await followState(run, fresh ?? paid, await hasOpenInvoice(run, order.id))
    return [newsMoment(news, 'payment'), ...moments]
  }
}

/** A provider's servers may tell of a capture before its own answer is here. */
async function isWaitedFor(run: Run, orderId: number, amount: number): Promise<boolean> {
  const [row] = await run(
    `select 1 from sales_payment_movements
     where order_id = ? and kind = 'capture' and state in ('waiting', 'pending') and amount = ? limit 1`,
    [orderId, amount]
  )
  return row !== undefined
}
