import { owedInvoices, settledBy, type OwedInvoice } from '#plugins/sales/invoices/services/settle_invoices'
import { refundDraft, type RefundDraft, type RefundWish } from '#plugins/sales/refunds/refund_draft'
import { refundEmpty, refundTooMuch } from '#plugins/sales/refunds/errors'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** A credit note that may be issued, with the numbers of the invoices that it corrects. */
export interface Refundable {
  draft: RefundDraft
  invoices: string[]
  /** Gross minor units that may still be credited. */
  most: number
  /** Unpaid invoices, in the order in which the credit note settles them. */
  owed: OwedInvoice[]
  /** The part that reduces unpaid invoices; the rest is paid back. */
  settled: number
}

/**
 * Computes a credit note for an order. Its limit is the invoiced amount less earlier credit notes. Payments only decide how
 * much of it is paid back.
 * @throws refundEmpty, refundTooMuch, and the errors of `refundDraft`
 */
export async function refundable(run: Run, order: StoredOrder, wish: RefundWish): Promise<Refundable> {
  const invoices = await run<{ number: string }>('select number from sales_invoices where order_id = ? order by id', [
    order.id,
  ])
  const draft = refundDraft(order, wish, { shipping: await shippingCredited(run, order.id) })
  const most = order.invoiced - order.refunded
  if (draft.total <= 0) throw refundEmpty()
  if (draft.total > most) throw refundTooMuch({}, undefined, { most })
  const owed = await owedInvoices(
    run,
    order.id,
    draft.lines.map(({ line }) => line.id)
  )
  const numbers = invoices.map(({ number }) => number)
  return { draft, most, owed, invoices: numbers, settled: settledBy(owed, draft.total) }
}

/** The part of the delivery that was credited so far, in minor units. What takes a wrong invoice back does not count. */
export async function shippingCredited(run: Run, orderId: number): Promise<number> {
  const [row] = await run<{ shipping: number }>(
    'select coalesce(sum(shipping_amount), 0) as shipping from sales_refunds where order_id = ? and taken_back_id is null',
    [orderId]
  )
  return Number(row?.shipping ?? 0)
}
