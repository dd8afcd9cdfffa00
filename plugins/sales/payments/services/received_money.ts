import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { SHOP_ZONE } from '#core/time/shop_zone'
import { Store, type Transaction } from '#core/database/store'
import { followState } from '#plugins/sales/orders/services/follow_state'
import { hasOpenInvoice } from '#plugins/sales/invoices/services/open_invoice'
import { historyWrites, type OrderDocument } from '#plugins/sales/orders/services/order_history'
import { inside } from '#plugins/sales/database/statements'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { paymentInFuture, transactionKnown } from '#plugins/sales/payments/errors'
import { readOrder } from '#plugins/sales/orders/services/order_reads'
import { runWrites } from '#core/database/write_set'
import { writeTransaction } from '#plugins/sales/payments/services/write_transaction'
import type { Origin } from '#core/audit/origin'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** Money that staff have received. */
export interface Receipt {
  /** Name of a payment method. */
  method: string
  /** Number of a cheque or label of a transfer; empty: the number of the document. */
  reference: string
  /** Minor units. */
  amount: number
  /** Day of the payment, `2026-01-31`; null or absent: today. */
  paidOn?: string | null
}

interface Received {
  /** Locked. */
  order: StoredOrder
  receipt: Receipt
  origin: Origin
  /** Null: it pays no invoice. */
  invoiceId: number | null
  /** Number of the invoice, else of the order. */
  number: string
  /** Allocates the money to invoices. */
  count: () => Promise<void>
}

/** Records money that staff have received, and updates the state of the order. */
@inject()
export class ReceivedMoney {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly outbox: Outbox,
    private readonly methods: PaymentMethods
  ) {}

  /** The receipt with its reference as the method writes it. @throws the refusal of the method */
  async read<Given extends Receipt>(receipt: Given): Promise<Given> {
    const method = await this.methods.find(receipt.method)
    return method?.readReference ? { ...receipt, reference: method.readReference(receipt.reference.trim()) } : receipt
  }

  /**
   * Returns the id of the transaction.
   * @throws paymentInFuture, transactionKnown
   */
  async write(trx: Transaction, { order, receipt, origin, invoiceId, number, count }: Received): Promise<number> {
    const run = inside(trx)
    const now = this.clock.iso()
    const { id: orderId, currency } = order
    const { amount, method } = receipt
    const paidOn = this.#dayOf(order, receipt.paidOn ?? null)
    const reference = receipt.reference || (await ownReference(run, { orderId, invoiceId, number }))
    const told = { orderId, invoiceId, paymentId: null, kind: 'paid' as const, currency, raw: 'staff', paidOn }
    const written = await writeTransaction(trx, { ...told, amount, method, reference, details: {} }, origin, now)
    if (!written.isNews) throw transactionKnown({}, 'reference')
    await run('update sales_orders set paid_amount = paid_amount + ? where id = ?', [amount, orderId])
    await count()
    const paid = (await readOrder(run, this.store.dialect, { id: orderId })) ?? order
    const { moments } = await followState(run, paid, await hasOpenInvoice(run, orderId))
    const details = { number, method, reference, amount: { amount, currency } }
    const documents: OrderDocument[] = [{ subject: 'sales.transactions', id: written.id, action: 'created' }]
    if (invoiceId !== null) documents.push({ subject: 'sales.invoices', id: invoiceId, action: 'updated' })
    await runWrites(trx, [
      ...historyWrites(trx, { orderId, origin, now }, { kind: 'payment', details, documents }, ...moments),
      this.outbox.write(trx, {
        name: 'sales.order.paid',
        subject: `sales.order:${orderId}`,
        payload: { version: 1, orderId, transactionId: written.id, amount, currency },
      }),
    ])
    return written.id
  }

  /** Null: it was paid today, which its timestamp shows. */
  #dayOf({ channel }: StoredOrder, paidOn: string | null): string | null {
    const zone = this.channels.all().find(({ code }) => code === channel)?.timezone ?? SHOP_ZONE
    const today = this.clock.now().setZone(zone).toFormat('yyyy-MM-dd')
    if (paidOn !== null && paidOn > today) throw paymentInFuture({}, 'paidOn')
    return paidOn === today ? null : paidOn
  }
}

/** Cash has no reference: it gets a number. */
async function ownReference(
  run: Run,
  { orderId, invoiceId, number }: { orderId: number; invoiceId: number | null; number: string }
) {
  const [of, id] = invoiceId === null ? ['order_id', orderId] : ['invoice_id', invoiceId]
  const [row] = await run<{ count: number }>(`select count(*) as count from sales_transactions where ${of} = ?`, [id])
  return `${number}-${Number(row?.count) + 1}`
}
