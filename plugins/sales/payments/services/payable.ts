import { invoiceDraft, type Billed } from '#plugins/sales/invoices/services/invoice_draft'
import { openSum } from '#plugins/sales/orders/services/quantities'
import { ownLines, type StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** Amounts of an invoice of the order, in minor units. */
export interface BilledAmounts {
  total: number
  paid: number
  credited: number
}

/** Whether pieces of the order can still be invoiced. */
export function hasUnbilled(order: StoredOrder): boolean {
  return openSum(ownLines(order.lines)).toInvoice > 0
}

/**
 * What is still to be paid of an order, invoiced or not, in minor units. Money that was paid before its invoice is
 * subtracted. `billed` is read by `readBilled` where pieces are not invoiced, else null.
 */
export function payableOf(order: StoredOrder, invoices: readonly BilledAmounts[], billed: Billed | null): number {
  if (order.state === 'quote') return 0
  const due = invoices.reduce((sum, { total, paid, credited }) => sum + total - paid - credited, 0)
  const unbilled = billed && hasUnbilled(order) ? invoiceDraft(order, null, billed).total : 0
  const waiting = invoices.reduce((rest, { paid }) => rest - paid, order.paid)
  return Math.max(0, due + unbilled - Math.max(0, waiting))
}
