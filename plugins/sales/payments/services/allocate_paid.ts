import { countTowards, DUE } from '#plugins/sales/invoices/services/open_invoice'
import type { Run } from '#plugins/sales/database/statements'

/** Allocates money that was paid for an order, and not for an invoice, to its open invoices, oldest first. */
export async function allocatePaid(run: Run, orderId: number): Promise<void> {
  const invoices = await run<{ id: number; due: number; paid_amount: number }>(
    `select id, ${DUE} as due, paid_amount from sales_invoices where order_id = ? order by id`,
    [orderId]
  )
  const [order] = await run<{ paid_amount: number }>('select paid_amount from sales_orders where id = ?', [orderId])
  let free = invoices.reduce((rest, one) => rest - Number(one.paid_amount), Number(order?.paid_amount ?? 0))
  for (const { id, due } of invoices) {
    const part = Math.min(Number(due), free)
    if (part <= 0) continue
    free -= part
    await countTowards(run, id, { paid: part })
  }
}
