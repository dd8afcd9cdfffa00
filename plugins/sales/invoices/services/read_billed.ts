import type { Billed } from '#plugins/sales/invoices/services/invoice_draft'
import type { Run } from '#plugins/sales/database/statements'

interface Row {
  line_id: number
  pieces: number
  total: number
  discount: number
}

/** SQL: no credit note took the invoice `i` back. */
const STANDING = 'not exists (select 1 from sales_refunds c where c.taken_back_id = i.id)'

/** What is invoiced of an order, without the invoices that were taken back. */
export async function readBilled(run: Run, orderId: number): Promise<Billed> {
  const rows = await run<Row>(
    `select x.line_id, sum(x.quantity) as pieces, sum(x.total_amount) as total, sum(x.discount_amount) as discount
     from sales_invoice_lines x join sales_invoices i on i.id = x.invoice_id
     where i.order_id = ? and ${STANDING} group by x.line_id`,
    [orderId]
  )
  const [delivery] = await run(
    `select 1 from sales_invoices i where i.order_id = ? and i.shipping is not null and ${STANDING} limit 1`,
    [orderId]
  )
  return {
    hasDelivery: delivery !== undefined,
    lines: new Map(
      rows.map(({ line_id: id, pieces, total, discount }) => [
        Number(id),
        { pieces: Number(pieces), total: Number(total), discount: Number(discount) },
      ])
    ),
  }
}
