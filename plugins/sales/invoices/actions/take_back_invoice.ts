import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { allocatePaid } from '#plugins/sales/payments/services/allocate_paid'
import { addPieces } from '#plugins/sales/orders/services/add_pieces'
import { countTowards, hasOpenInvoice } from '#plugins/sales/invoices/services/open_invoice'
import { followState } from '#plugins/sales/orders/services/follow_state'
import { holdOrder } from '#plugins/sales/orders/services/order_reads'
import { inside } from '#plugins/sales/database/statements'
import { WriteRefund } from '#plugins/sales/refunds/write_refund'
import { invoiceCredited, invoiceNotFound, invoiceTakenBack } from '#plugins/sales/invoices/errors'
import { makeOnce } from '#plugins/sales/documents/make_once'
import { openQuantities } from '#plugins/sales/orders/services/quantities'
import { ownLines, type StoredOrder, type StoredOrderLine } from '#plugins/sales/orders/services/stored_order'
import { invoices, invoiceLines } from '#plugins/sales/invoices/tables'
import { shippingCredited } from '#plugins/sales/refunds/refundable'
import { PromiseAgain } from '#plugins/sales/invoices/services/promise_again'
import type { IdempotentCall } from '#plugins/sales/documents/idempotency'
import type { Origin } from '#core/audit/origin'
import type { RefundDraft, RefundDraftLine } from '#plugins/sales/refunds/refund_draft'
import type { Run } from '#plugins/sales/database/statements'
import type { OrderDocument, OrderMoment } from '#plugins/sales/orders/services/order_history'
import type { RowIn } from '#core/database/table'

export interface WrongInvoice {
  invoiceId: number
  reason: string
  /** Mail the credit note to the customer. */
  isTold: boolean
}

/**
 * Takes back a wrong invoice with a credit note of the same amounts. Its lines may then be invoiced again on the same
 * order. No goods and no money are returned: payments are allocated to the next invoice.
 */
@inject()
export class TakeBackInvoice {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly write: WriteRefund,
    private readonly promise: PromiseAgain
  ) {}

  /**
   * Returns the id of the credit note; a repeated call returns the same id.
   * @throws invoiceNotFound, invoiceTakenBack, invoiceCredited, idempotencyKeyReused
   */
  execute(wrong: WrongInvoice, origin: Origin, call: IdempotentCall | null = null): Promise<number> {
    return this.store.transaction(async (trx) => {
      const run = inside(trx)
      const now = this.clock.iso()
      const found = await invoices.find(run, { id: wrong.invoiceId })
      if (!found) throw invoiceNotFound()
      const order = await holdOrder(run, this.store.dialect, found.orderId, now)
      if (!order) throw invoiceNotFound()
      return makeOnce(trx, { call, orderId: order.id, now }, () => this.#takeBack(trx, order, wrong, origin))
    })
  }

  async #takeBack(trx: Transaction, order: StoredOrder, wrong: WrongInvoice, origin: Origin): Promise<number> {
    const run = inside(trx)
    const { id: orderId } = order
    const { invoiceId, reason, isTold } = wrong
    const { invoice, draft } = await readWrong(run, order, invoiceId)
    const settled = draft.total - invoice.paid
    const { id, number } = await this.write.insert(trx, order, {
      draft,
      invoices: [invoice.number],
      reason,
      settled,
      returned: 0,
      state: 'settled',
      takenBackId: invoiceId,
      origin,
    })
    // Its payments are allocated to the other invoices of the order, then to the next one.
    await countTowards(run, invoiceId, { paid: -invoice.paid, credited: draft.total })
    await allocatePaid(run, orderId)
    const pieces = new Map(draft.lines.map(({ line, quantity }) => [line.id, quantity]))
    await addPieces(run, this.store.dialect, 'invoiced', new Map([...pieces].map(([line, count]) => [line, -count])))
    await this.promise.execute(trx, { order, pieces, reference: number, origin })
    const lines = order.lines.map((line) => ({ ...line, invoiced: line.invoiced - (pieces.get(line.id) ?? 0) }))
    const after = await followState(run, { ...order, lines }, await hasOpenInvoice(run, orderId), true)
    const documents: OrderDocument[] = [
      { subject: 'sales.refunds', id, action: 'created' },
      { subject: 'sales.invoices', id: invoiceId, action: 'updated' },
    ]
    const details = { number, invoice: invoice.number }
    const moment: OrderMoment = { kind: 'invoice_taken_back', text: reason, details, isTold, documents }
    await this.write.finish(trx, order, { id, draft, isTold, moments: [moment, ...after.moments], origin })
    return id
  }
}

/** Drafts the credit note of the same amounts. @throws invoiceTakenBack, invoiceCredited */
async function readWrong(
  run: Run,
  order: StoredOrder,
  invoiceId: number
): Promise<{ invoice: RowIn<typeof invoices>; draft: RefundDraft }> {
  const [before] = await run('select 1 from sales_refunds where taken_back_id = ? limit 1', [invoiceId])
  if (before) throw invoiceTakenBack()
  const invoice = await invoices.find(run, { id: invoiceId })
  if (!invoice) throw invoiceNotFound()
  const own = ownLines(order.lines)
  const rows = await invoiceLines.select(run, { invoiceId }, 'order by position')
  const lines = rows.map((one) => draftLine(own, one))
  const shipping = invoice.shipping?.worth ?? null
  const credited = await shippingCredited(run, order.id)
  const isCredited =
    invoice.credited > 0 ||
    invoice.total > order.invoiced - order.refunded ||
    lines.some(({ line, quantity }) => quantity > openQuantities(line).toRefund) ||
    (shipping !== null && credited > 0)
  if (isCredited) throw invoiceCredited()
  const { taxes, net, tax, total } = invoice
  return {
    invoice,
    draft: {
      lines,
      extras: shipping ? [{ kind: 'shipping', rate: shipping.rate, net: shipping.net, tax: shipping.tax }] : [],
      shipping: shipping?.total ?? 0,
      adjustmentRefund: 0,
      adjustmentFee: 0,
      taxes,
      discount: lines.reduce((sum, { discount }) => sum + discount, 0),
      net,
      tax,
      total,
    },
  }
}

function draftLine(own: readonly StoredOrderLine[], row: RowIn<typeof invoiceLines>): RefundDraftLine {
  const line = own.find(({ id }) => id === row.lineId)
  if (!line) throw invoiceCredited()
  const { quantity, discount, net, tax, total } = row
  return { line, quantity, unshipped: 0, restocked: 0, isRestocked: false, discount, net, tax, total }
}
