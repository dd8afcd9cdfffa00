import { baseOf, byDocument, LINES, parsed, PARTS, rowsOf, soldLine } from '#plugins/sales/queries/papers/paper_rows'
import type { CreditNoteDocument } from '#plugins/sales/services/papers/documents'
import type { PaperReading, PaperRowData } from '#plugins/sales/queries/papers/paper_rows'
import type { RefundTerms } from '#plugins/sales/services/documents/document_terms'

const HEADS = `select d.*, o.number as order_number, o.customer_name, null as delivery
  from sales_refunds d join sales_orders o on o.id = d.order_id where ?among`

const OF = ['sales_refunds', 'sales_refund_lines', 'refund_id'] as const

/** Credit notes by their numbers in the database, in any order, as they were issued: three statements. */
export async function readCreditNotes(
  reading: PaperReading,
  ids: readonly number[]
): Promise<Map<number, CreditNoteDocument>> {
  const heads = await rowsOf(reading, HEADS, ids)
  const lines = byDocument(await rowsOf(reading, LINES(...OF), ids))
  const parts = byDocument(await rowsOf(reading, PARTS(...OF), ids))
  return new Map(
    heads.map((head) => {
      const id = Number(head.id)
      return [id, noteOf(head, { lines: lines.get(id) ?? [], parts: parts.get(id) ?? [] }, reading.zone)]
    })
  )
}

interface Rows {
  lines: PaperRowData[]
  parts: PaperRowData[]
}

function noteOf(head: PaperRowData, { lines, parts }: Rows, zone: string): CreditNoteDocument {
  return {
    ...baseOf(head, zone),
    currency: String(head.currency),
    lines: lines.map((line) =>
      soldLine(
        line,
        parts.filter((part) => part.line_id === line.line_id)
      )
    ),
    taxes: parsed(head.taxes),
    ...{ net: Number(head.net_amount), tax: Number(head.tax_amount), total: Number(head.total_amount) },
    invoices: parsed(head.invoices),
    reason: String(head.reason),
    extras: parsed<RefundTerms | null>(head.terms)?.extras ?? [],
  }
}
