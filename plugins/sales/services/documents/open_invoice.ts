import type { Run } from '#plugins/sales/database/statements'

/** Whether an invoice of this very order waits for its payment. */
export async function hasOpenInvoice(run: Run, orderId: number): Promise<boolean> {
  const [open] = await run("select 1 from sales_invoices where order_id = ? and state = 'pending' limit 1", [orderId])
  return open !== undefined
}

/** What is left to be paid of an invoice: neither paid, nor settled by a credit note. SQL of columns of the table. */
export const DUE = 'total_amount - paid_amount - credited_amount'

/** Counts money or credit towards an invoice. Nothing is due of it any more: it is paid, or a credit note took it back. */
export async function countTowards(
  run: Run,
  invoiceId: number,
  { paid = 0, credited = 0 }: { paid?: number; credited?: number }
): Promise<void> {
  await run(
    `update sales_invoices set paid_amount = paid_amount + ?, credited_amount = credited_amount + ?,
       state = case when ${DUE} > ? then state when paid_amount + ? > 0 then 'paid' else 'credited' end where id = ?`,
    [paid, credited, paid + credited, paid, invoiceId]
  )
}
