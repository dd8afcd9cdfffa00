import type { Run } from '#plugins/sales/database/statements'

/** Whether an invoice of this very order waits for its payment. */
export async function hasOpenInvoice(run: Run, orderId: number): Promise<boolean> {
  const [open] = await run("select 1 from sales_invoices where order_id = ? and state = 'pending' limit 1", [orderId])
  return open !== undefined
}
