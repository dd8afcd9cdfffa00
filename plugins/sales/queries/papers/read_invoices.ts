import { baseOf, byDocument, LINES, parsed, PARTS, rowsOf, soldLine } from '#plugins/sales/queries/papers/paper_rows'
import type { FrozenShipping } from '#plugins/sales/services/orders/order_draft'
import type { InvoiceDocument } from '#plugins/sales/services/papers/documents'
import type { PaperReading, PaperRowData } from '#plugins/sales/queries/papers/paper_rows'

const HEADS = `select d.*, o.number as order_number, o.customer_name
  from sales_invoices d join sales_orders o on o.id = d.order_id where ?among`

const OF = ['sales_invoices', 'sales_invoice_lines', 'invoice_id'] as const

/** Invoices by their numbers in the database, in any order, as they were issued: three statements. */
export async function readInvoices(
  reading: PaperReading,
  ids: readonly number[]
): Promise<Map<number, InvoiceDocument>> {
  const heads = await rowsOf(reading, HEADS, ids)
  const lines = byDocument(await rowsOf(reading, LINES(...OF), ids))
  const parts = byDocument(await rowsOf(reading, PARTS(...OF), ids))
  return new Map(
    heads.map((head) => {
      const id = Number(head.id)
      return [id, invoiceOf(head, { lines: lines.get(id) ?? [], parts: parts.get(id) ?? [] }, reading.zone)]
    })
  )
}

interface Rows {
  lines: PaperRowData[]
  parts: PaperRowData[]
}

function invoiceOf(head: PaperRowData, { lines, parts }: Rows, zone: string): InvoiceDocument {
  const amount = (name: string) => Number(head[name])
  const shipping = parsed<FrozenShipping | null>(head.shipping)
  return {
    ...baseOf(head, zone),
    currency: String(head.currency),
    lines: lines.map((line) =>
      soldLine(
        line,
        parts.filter((part) => part.line_id === line.line_id)
      )
    ),
    shipping: shipping && { title: shipping.title, net: shipping.worth.net, rate: shipping.worth.rate },
    taxes: parsed(head.taxes),
    ...{ net: amount('net_amount'), tax: amount('tax_amount'), total: amount('total_amount') },
    ...{
      dueAt: head.is_due_on_delivery ? null : String(head.due_at),
      paid: amount('paid_amount'),
      credited: amount('credited_amount'),
    },
    books:
      head.currency === head.base_currency
        ? null
        : { currency: String(head.base_currency), rate: String(head.exchange_rate), tax: amount('base_tax_amount') },
  }
}
