import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { runWrites } from '#core/database/write_set'
import { SendReservedPieces } from '#plugins/catalogue/index'
import { allocatePaid } from '#plugins/sales/services/payments/allocate_paid'
import { addPieces } from '#plugins/sales/services/orders/add_pieces'
import { followState } from '#plugins/sales/services/orders/follow_state'
import { hasOpenInvoice } from '#plugins/sales/services/documents/open_invoice'
import { historyWrite } from '#plugins/sales/services/orders/order_history'
import { holdOrder } from '#plugins/sales/services/orders/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { insertInvoice, invoiceLines } from '#plugins/sales/services/documents/write_invoice'
import { invoiceDraft, type InvoiceDraft } from '#plugins/sales/services/documents/invoice_draft'
import { makeOnce } from '#plugins/sales/services/documents/make_once'
import { orderNotFound } from '#plugins/sales/errors/orders'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { sellerOf } from '#plugins/sales/services/documents/seller'
import { TakeNumber } from '#plugins/sales/services/documents/take_number'
import { termsOf } from '#plugins/sales/services/documents/document_terms'
import { unsentPieces } from '#plugins/sales/services/documents/unsent_pieces'
import type { IdempotentCall } from '#plugins/sales/services/orders/idempotency'
import type { LinePieces } from '#plugins/sales/services/shipments/parcel_lines'
import type { Origin } from '#core/audit/origin'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** An invoice to be issued. */
export interface NewInvoice {
  orderId: number
  /** Null: everything that can be invoiced. */
  lines: readonly LinePieces[] | null
  /** The customer is sent a mail. */
  isTold: boolean
}

const DAY = 24 * 3600

/**
 * Issues an invoice over a part of an order, or all of it. Its number is taken in the same transaction, from a row that
 * is held until it stands: the series has no gap. What is invoiced and is never sent leaves the stock with it.
 */
@inject()
export class IssueInvoice {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly channels: ChannelPort,
    private readonly numbers: TakeNumber,
    private readonly settings: Settings,
    private readonly methods: PaymentMethods,
    private readonly send: SendReservedPieces,
    private readonly outbox: Outbox
  ) {}

  /**
   * Gives the id of the invoice; the same call again is the same invoice.
   * @throws orderNotFound, invoiceEmpty, invoiceTooMany, idempotencyKeyReused
   */
  execute(invoice: NewInvoice, origin: Origin, call: IdempotentCall | null = null): Promise<number> {
    return this.store.transaction(async (trx) => {
      const now = this.clock.iso()
      const order = await holdOrder(inside(trx), this.store.dialect, invoice.orderId, now)
      if (!order) throw orderNotFound()
      return makeOnce(trx, { call, orderId: order.id, now }, () => this.issue(trx, order, invoice, origin))
    })
  }

  /** The same of an order that is held, in the transaction that holds it. */
  async issue(trx: Transaction, order: StoredOrder, { lines, isTold }: NewInvoice, origin: Origin): Promise<number> {
    const run = inside(trx)
    const [now, { dialect }] = [this.clock.iso(), this.store]
    const [before] = await run('select 1 from sales_invoices where order_id = ? limit 1', [order.id])
    const draft = invoiceDraft(order, lines, before === undefined)
    const number = await this.numbers.execute(run, 'invoices', order.channel)
    const id = await this.#insert(trx, { order, draft, number, origin, now })
    const counted = new Map(draft.lines.map(({ line, quantity }) => [line.id, quantity]))
    await addPieces(run, dialect, 'invoiced', counted)
    await run('update sales_orders set invoiced_amount = invoiced_amount + ? where id = ?', [draft.total, order.id])
    await allocatePaid(run, order.id)
    const unsent = unsentPieces(order.lines, counted)
    if (unsent.length > 0) {
      const sent = { reference: order.number, source: null, reason: 'invoice', lines: unsent }
      await this.send.execute(sent, origin, trx)
    }
    const after = order.lines.map((line) => ({ ...line, invoiced: line.invoiced + (counted.get(line.id) ?? 0) }))
    const { moments } = await followState(run, { ...order, lines: after }, await hasOpenInvoice(run, order.id))
    await runWrites(trx, [
      invoiceLines(trx, id, { lines: draft.lines, currency: order.currency }),
      historyWrite(
        trx,
        { orderId: order.id, origin, now },
        { kind: 'invoiced', details: { number }, isTold },
        ...moments
      ),
      this.outbox.write(trx, {
        name: 'sales.order.invoiced',
        subject: `sales.order:${order.id}`,
        payload: { version: 1, orderId: order.id, invoiceId: id, isTold },
      }),
    ])
    return id
  }

  async #insert(
    trx: Transaction,
    told: { order: StoredOrder; draft: InvoiceDraft; number: string; origin: Origin; now: string }
  ): Promise<number> {
    const { channel } = told.order
    const days = this.settings.get<number>('sales.invoices.due_days', { channel })
    const dueAt = this.clock.isoIn(days * DAY)
    const method = await this.methods.find(told.order.paymentCode)
    const isDueOnDelivery = method?.isPaidOnDelivery ?? false
    const suppliedAt = await lastSent(inside(trx), told.order.id)
    const terms = { ...termsOf(this.settings, this.channels, told.order), suppliedAt }
    return insertInvoice(trx, { ...told, seller: sellerOf(this.settings, channel), terms, dueAt, isDueOnDelivery })
  }
}

/** When the last parcel so far left: the day of delivery that the invoice names. */
async function lastSent(run: Run, orderId: number): Promise<string | null> {
  const [row] = await run<{ at: string | null }>(
    'select max(created_at) as at from sales_shipments where order_id = ?',
    [orderId]
  )
  return row?.at ?? null
}
