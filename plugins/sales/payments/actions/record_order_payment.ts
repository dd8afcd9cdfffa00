import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { IssueInvoice } from '#plugins/sales/invoices/actions/issue_invoice'
import { Store, type Transaction } from '#core/database/store'
import { allocatePaid } from '#plugins/sales/payments/services/allocate_paid'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { makeOnce } from '#plugins/sales/documents/make_once'
import { openSum } from '#plugins/sales/orders/services/quantities'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { orderPaid, orderPaymentTooMuch } from '#plugins/sales/payments/errors'
import { ownLines, type StoredOrder } from '#plugins/sales/orders/services/stored_order'
import { readBilled } from '#plugins/sales/invoices/services/read_billed'
import { payableOf } from '#plugins/sales/payments/services/payable'
import { ReceivedMoney, type Receipt } from '#plugins/sales/payments/services/received_money'
import { invoices } from '#plugins/sales/invoices/tables'
import type { IdempotentCall } from '#plugins/sales/documents/idempotency'
import type { Origin } from '#core/audit/origin'

/** Money that staff have received for an order, invoiced or not. */
export interface OrderPayment extends Receipt {
  orderId: number
  /** Mail the new invoice to the customer. */
  isTold: boolean
}

/**
 * Records a payment of an order. It is allocated to unpaid invoices, oldest first. Once the order is fully paid, the rest of
 * it is invoiced, as after a payment by a provider. A partial payment before any invoice is allocated to the next one.
 */
@inject()
export class RecordOrderPayment {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly issue: IssueInvoice,
    private readonly received: ReceivedMoney
  ) {}

  /**
   * Returns the id of the transaction; a repeated call returns the same id.
   * @throws orderNotFound, orderPaid, orderPaymentTooMuch, paymentInFuture, transactionKnown, idempotencyKeyReused, and the
   * refusal of the method for a reference
   */
  async execute(told: OrderPayment, origin: Origin, call: IdempotentCall | null = null): Promise<number> {
    const payment = await this.received.read(told)
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const order = await holdOrder(inside(trx), this.store.dialect, payment.orderId, now)
      if (!order) throw orderNotFound()
      return makeOnce(trx, { call, orderId: order.id, now }, () => this.#record(trx, order, payment, origin))
    })
  }

  async #record(trx: Transaction, order: StoredOrder, payment: OrderPayment, origin: Origin): Promise<number> {
    const run = inside(trx)
    const { currency } = order
    const { amount } = payment
    const invoicesOf = () => invoices.select(run, { orderId: order.id }, 'order by id')
    const payable = payableOf(order, await invoicesOf(), await readBilled(run, order.id))
    if (payable === 0) throw orderPaid()
    if (amount > payable) throw orderPaymentTooMuch({ due: { amount: payable, currency } }, 'amount', { due: payable })
    if (amount === payable && openSum(ownLines(order.lines)).toInvoice > 0) {
      await this.issue.issue(trx, order, { orderId: order.id, lines: null, isTold: payment.isTold }, origin)
    }
    const open = (await invoicesOf()).find(({ total, paid, credited }) => total - paid - credited > 0)
    return this.received.write(trx, {
      order,
      receipt: payment,
      origin,
      invoiceId: open?.id ?? null,
      number: open?.number ?? order.number,
      count: () => allocatePaid(run, order.id),
    })
  }
}
