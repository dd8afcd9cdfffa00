import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { followState } from '#plugins/sales/services/orders/follow_state'
import { countTowards, DUE, hasOpenInvoice } from '#plugins/sales/services/documents/open_invoice'
import { historyWrite } from '#plugins/sales/services/orders/order_history'
import { holdOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { invoiceNotFound, invoicePaid, transactionKnown, transactionTooMuch } from '#plugins/sales/errors/orders'
import { makeOnce } from '#plugins/sales/services/documents/make_once'
import { writeTransaction } from '#plugins/sales/services/documents/write_transaction'
import type { IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import type { Run } from '#plugins/sales/database/statements'
import type { Origin } from '#core/audit/origin'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** Money that staff have received for an invoice. */
export interface ReceivedMoney {
  invoiceId: number
  /** How it was paid: the name of a payment method. */
  method: string
  /** What the bank calls it: the number of a cheque, the label of a transfer; empty: it is called after the invoice. */
  reference: string
  /** Minor units. */
  amount: number
}

interface InvoiceRow {
  id: number
  number: string
  due: number
  currency: string
}

/** Records money that came for an invoice. Once all of it is there the invoice is paid, and the order follows. */
@inject()
export class RecordTransaction {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly outbox: Outbox
  ) {}

  /**
   * Gives the id of the transaction; the same call again is the same one.
   * @throws invoiceNotFound, invoicePaid, transactionTooMuch, transactionKnown, idempotencyKeyReused
   */
  execute(money: ReceivedMoney, origin: Origin, call: IdempotentCall | null = null): Promise<number> {
    return this.store.transaction(async (trx) => {
      const [row] = await inside(trx)<{ order_id: number }>('select order_id from sales_invoices where id = ?', [
        money.invoiceId,
      ])
      if (!row) throw invoiceNotFound()
      const now = this.clock.iso()
      // The order is held first by everything that is done to it: nobody else counts on this invoice meanwhile.
      const order = await holdOrder(inside(trx), this.store.dialect, Number(row.order_id), now)
      if (!order) throw invoiceNotFound()
      return makeOnce(trx, { call, orderId: order.id, now }, () => this.#record(trx, order, { money, origin, now }))
    })
  }

  async #record(
    trx: Transaction,
    order: StoredOrder,
    { money, origin, now }: { money: ReceivedMoney; origin: Origin; now: string }
  ): Promise<number> {
    const run = inside(trx)
    const orderId = order.id
    const [invoice] = await run<InvoiceRow>(
      `select id, number, ${DUE} as due, currency from sales_invoices where id = ?`,
      [money.invoiceId]
    )
    if (!invoice) throw invoiceNotFound()
    const { currency, number } = invoice
    const due = Number(invoice.due)
    const { amount, method } = money
    const reference = money.reference || (await ownReference(run, invoice))
    if (due === 0) throw invoicePaid()
    if (amount > due) {
      throw transactionTooMuch({ due: { amount: due, currency } }, 'amount', { due })
    }
    const told = { orderId, invoiceId: money.invoiceId, paymentId: null, kind: 'paid' as const, currency, raw: 'staff' }
    const written = await writeTransaction(run, { ...told, amount, method, reference, details: {} }, origin, now)
    if (!written.isNews) throw transactionKnown({}, 'reference')
    const { id } = written
    await countTowards(run, money.invoiceId, { paid: amount })
    await run('update sales_orders set paid_amount = paid_amount + ? where id = ?', [amount, orderId])
    const paid = { ...order, paid: order.paid + amount }
    const { moments } = await followState(run, paid, await hasOpenInvoice(run, orderId))
    const details = { number, method, reference, amount: { amount, currency } }
    await runWrites(trx, [
      historyWrite(trx, { orderId, origin, now }, { kind: 'payment', details }, ...moments),
      this.outbox.write(trx, {
        name: 'sales.order.paid',
        subject: `sales.order:${orderId}`,
        payload: { version: 1, orderId, transactionId: id, amount, currency },
      }),
    ])
    return id
  }
}

/** Cash has no name of its own: it is counted. */
async function ownReference(run: Run, { id, number }: InvoiceRow): Promise<string> {
  const [row] = await run<{ count: number }>('select count(*) as count from sales_transactions where invoice_id = ?', [
    id,
  ])
  return `${number}-${Number(row?.count) + 1}`
}
