import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Clock } from '#core/time/clock'
import { Outbox } from '#core/events/outbox'
import { Settings } from '#core/settings/settings'
import { Store, type Transaction } from '#core/database/store'
import { runWrites, dialectOf } from '#core/database/write_set'
import { SendReservedPieces } from '#plugins/catalogue/index'
import { allocatePaid } from '#plugins/sales/payments/services/allocate_paid'
import { addPieces } from '#plugins/sales/orders/services/add_pieces'
import { followState } from '#plugins/sales/orders/services/follow_state'
import { hasOpenInvoice } from '#plugins/sales/invoices/services/open_invoice'
import { historyWrites } from '#plugins/sales/orders/services/order_history'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { invoiceLines, invoices } from '#plugins/sales/invoices/tables'
import { invoiceDraft, type InvoiceDraft } from '#plugins/sales/invoices/services/invoice_draft'
import { makeOnce } from '#plugins/sales/documents/make_once'
import { orderNotFound } from '#plugins/sales/orders/errors'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { readBilled } from '#plugins/sales/invoices/services/read_billed'
import { sellerOf } from '#plugins/sales/documents/seller'
import { TakeNumber } from '#plugins/sales/documents/numbers/take_number'
import { termsOf } from '#plugins/sales/documents/document_terms'
import { unsentPieces } from '#plugins/sales/invoices/services/unsent_pieces'
import { issuedLine, issuedFields } from '#plugins/sales/documents/issued'
import type { IdempotentCall } from '#plugins/sales/documents/idempotency'
import type { LinePieces } from '#plugins/sales/orders/services/quantities'
import type { Origin } from '#core/audit/origin'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** An invoice to be issued. */
export interface NewInvoice {
  orderId: number
  /** Null: all pieces that can be invoiced. */
  lines: readonly LinePieces[] | null
  /** Mail the invoice to the customer. */
  isTold: boolean
}

const DAY = 24 * 3600

/**
 * Issues an invoice over an order or a part of it. Its number is taken in the same transaction, so that the series has no
 * gap. Goods that are never shipped leave the stock with the invoice.
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
   * Returns the id of the invoice; a repeated call returns the same id.
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

  /** Does the same for a locked order, in the given transaction. */
  async issue(trx: Transaction, order: StoredOrder, { lines, isTold }: NewInvoice, origin: Origin): Promise<number> {
    const run = inside(trx)
    const [now, { dialect }] = [this.clock.iso(), this.store]
    const draft = invoiceDraft(order, lines, await readBilled(run, order.id))
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
      invoiceLines.insertWrite(
        dialectOf(trx),
        draft.lines.map((line, at) => ({ ...issuedLine(line, at, order.currency), invoiceId: id }))
      ),
      ...historyWrites(
        trx,
        { orderId: order.id, origin, now },
        {
          kind: 'invoiced',
          details: { number, total: { amount: draft.total, currency: order.currency } },
          isTold,
          documents: [{ subject: 'sales.invoices', id, action: 'created' }],
        },
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

  /** Inserts the row of the invoice with a snapshot of its data. An invoice over 0 is paid. */
  async #insert(
    trx: Transaction,
    issued: { order: StoredOrder; draft: InvoiceDraft; number: string; origin: Origin; now: string }
  ): Promise<number> {
    const { order, draft } = issued
    const { channel, delivery } = order
    const days = this.settings.get<number>('sales.invoices.due_days', { channel })
    const method = await this.methods.find(order.paymentCode)
    const suppliedAt = await lastSent(inside(trx), order.id)
    return invoices.insert(trx, {
      ...issuedFields({ ...issued, seller: sellerOf(this.settings, channel) }),
      state: draft.total === 0 ? 'paid' : 'pending',
      terms: { ...termsOf(this.settings, this.channels, order), suppliedAt },
      delivery,
      shipping: draft.shipping,
      dueAt: this.clock.isoIn(days * DAY),
      isDueOnDelivery: method?.isPaidOnDelivery ?? false,
    })
  }
}

/** Instant of the last shipment, which the invoice names as its date of supply. */
async function lastSent(run: Run, orderId: number): Promise<string | null> {
  const [row] = await run<{ at: string | null }>(
    'select max(created_at) as at from sales_shipments where order_id = ? and not is_replacement',
    [orderId]
  )
  return row?.at ?? null
}
