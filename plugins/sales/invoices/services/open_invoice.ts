import type { Run } from '#plugins/sales/database/statements'

/** Whether the order has an unpaid invoice. */
export async function hasOpenInvoice(run: Run, orderId: number): Promise<boolean> {
  const [open] = await run("select 1 from sales_invoices where order_id = ? and state = 'pending' limit 1", [orderId])
  return open !== undefined
}

/** SQL: the part of an invoice that is neither paid nor credited. */
export const DUE = 'total_amount - paid_amount - credited_amount'

/** Adds a payment or a credit to an invoice. Once nothing is due, its state becomes `paid`, or `credited` if nothing was paid. */
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
