import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { countTowards } from '#plugins/sales/invoices/services/open_invoice'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { invoiceNotFound, invoicePaid } from '#plugins/sales/invoices/errors'
import { transactionTooMuch } from '#plugins/sales/payments/errors'
import { makeOnce } from '#plugins/sales/documents/make_once'
import { ReceivedMoney, type Receipt } from '#plugins/sales/payments/services/received_money'
import { invoices } from '#plugins/sales/invoices/tables'
import type { IdempotentCall } from '#plugins/sales/documents/idempotency'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** Money that staff have received for an invoice. */
export interface InvoicePayment extends Receipt {
  invoiceId: number
}

/** Records a payment of an invoice, and updates the state of the order. A fully paid invoice becomes `paid`. */
@inject()
export class RecordTransaction {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly received: ReceivedMoney
  ) {}

  /**
   * Returns the id of the transaction; a repeated call returns the same id.
   * @throws invoiceNotFound, invoicePaid, transactionTooMuch, paymentInFuture, transactionKnown, idempotencyKeyReused, and
   * the refusal of the method for a reference
   */
  async execute(told: InvoicePayment, origin: Origin, call: IdempotentCall | null = null): Promise<number> {
    const money = await this.received.read(told)
    return this.store.transaction(async (trx) => {
      const invoice = await invoices.find(inside(trx), { id: money.invoiceId })
      if (!invoice) throw invoiceNotFound()
      const now = this.clock.iso()
      // All actions on an order lock it first, so that no other payment of this invoice runs concurrently.
      const order = await holdOrder(inside(trx), this.store.dialect, invoice.orderId, now)
      if (!order) throw invoiceNotFound()
      return makeOnce(trx, { call, orderId: order.id, now }, () => this.#record(trx, order, money, origin))
    })
  }

  async #record(trx: Transaction, order: StoredOrder, money: InvoicePayment, origin: Origin): Promise<number> {
    const run = inside(trx)
    const { invoiceId, amount } = money
    const invoice = await invoices.find(run, { id: invoiceId })
    if (!invoice) throw invoiceNotFound()
    const { currency, number } = invoice
    const due = invoice.total - invoice.paid - invoice.credited
    if (due === 0) throw invoicePaid()
    if (amount > due) throw transactionTooMuch({ due: { amount: due, currency } }, 'amount', { due })
    return this.received.write(trx, {
      order,
      receipt: money,
      origin,
      invoiceId,
      number,
      count: () => countTowards(run, invoiceId, { paid: amount }),
    })
  }
}
