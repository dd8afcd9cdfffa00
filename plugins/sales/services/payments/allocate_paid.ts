import type { Run } from '#plugins/sales/database/statements'

/** Counts money that came for an order, and for no invoice yet, towards its open invoices, the oldest first. */
export async function allocatePaid(run: Run, orderId: number): Promise<void> {
  const invoices = await run<{ id: number; total_amount: number; paid_amount: number }>(
    'select id, total_amount, paid_amount from sales_invoices where order_id = ? order by id',
    [orderId]
  )
  const [order] = await run<{ paid_amount: number }>('select paid_amount from sales_orders where id = ?', [orderId])
  let free = invoices.reduce((rest, one) => rest - Number(one.paid_amount), Number(order?.paid_amount ?? 0))
  for (const { id, total_amount: total, paid_amount: paid } of invoices) {
    const part = Math.min(Number(total) - Number(paid), free)
    if (part <= 0) continue
    free -= part
    await run(
      `update sales_invoices set paid_amount = paid_amount + ?,
         state = case when paid_amount + ? = total_amount then 'paid' else state end where id = ?`,
      [part, part, id]
    )
  }
}
