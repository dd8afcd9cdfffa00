import { owedInvoices, settledBy, type OwedInvoice } from '#plugins/sales/services/documents/settle_invoices'
import { refundDraft, type RefundDraft, type RefundWish } from '#plugins/sales/services/documents/refund_draft'
import { refundEmpty, refundTooMuch } from '#plugins/sales/errors/orders'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** A credit note that may be issued, with the numbers of the invoices that it corrects. */
export interface Refundable {
  draft: RefundDraft
  invoices: string[]
  /** Gross minor units that may still be credited. */
  most: number
  /** Of which something is left to be paid, in the order in which the credit note settles them. */
  owed: OwedInvoice[]
  /** What it takes off them; the rest is money to be given back. */
  settled: number
}

/**
 * Works out a credit note for an order: never more than was invoiced, less what was credited before. Crediting is
 * accounting: whether it was paid only decides how much of it is money to be given back.
 * @throws refundEmpty, refundTooMuch, and what `refundDraft` refuses
 */
export async function refundable(run: Run, order: StoredOrder, wish: RefundWish): Promise<Refundable> {
  const [before] = await run<{ shipping: number }>(
    'select coalesce(sum(shipping_amount), 0) as shipping from sales_refunds where order_id = ?',
    [order.id]
  )
  const invoices = await run<{ number: string }>('select number from sales_invoices where order_id = ? order by id', [
    order.id,
  ])
  const draft = refundDraft(order, wish, { shipping: Number(before?.shipping ?? 0) })
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
