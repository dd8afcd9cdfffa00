import { baseOf, byDocument, rowsOf } from '#plugins/sales/queries/papers/paper_rows'
import type { DeliveryNoteDocument } from '#plugins/sales/services/papers/documents'
import type { DocumentTerms } from '#plugins/sales/services/documents/document_terms'
import type { PaperReading, PaperRowData } from '#plugins/sales/queries/papers/paper_rows'
import type { Locale } from '#core/i18n/locales'
import type { Seller } from '#plugins/sales/services/documents/seller'

const HEADS = `select d.id, d.number, d.created_at as issued_at, d.carrier, d.tracking_number, d.weight, d.quantity,
    d.delivery, o.number as order_number, o.locale, o.channel, o.customer, o.customer_name, o.billing,
    null as seller, null as terms
  from sales_shipments d join sales_orders o on o.id = d.order_id where ?among`

const LINES = `select l.shipment_id as document, l.quantity, o.sku, o.name, o.detail, o.parent_position
  from sales_shipments d join sales_shipment_lines l on l.shipment_id = d.id
    join sales_order_lines o on o.id = l.line_id
  where ?among order by o.position`

/** A parcel is no document of the books: who sends it, and the notice on it, are those of today. */
export interface Sender {
  sellerOf(channel: string): Seller
  termsOf(row: { channel: string; locale: Locale }): DocumentTerms
}

/** Delivery notes by their numbers in the database, in any order: two statements. */
export async function readDeliveryNotes(
  reading: PaperReading & { sender: Sender },
  ids: readonly number[]
): Promise<Map<number, DeliveryNoteDocument>> {
  const heads = await rowsOf(reading, HEADS, ids)
  const lines = byDocument(await rowsOf(reading, LINES, ids))
  return new Map(heads.map((head) => [Number(head.id), noteOf(head, lines.get(Number(head.id)) ?? [], reading)]))
}

function noteOf(
  head: PaperRowData,
  lines: readonly PaperRowData[],
  { zone, sender }: PaperReading & { sender: Sender }
): DeliveryNoteDocument {
  const [channel, locale] = [String(head.channel), head.locale as Locale]
  return {
    ...baseOf(head, zone),
    seller: sender.sellerOf(channel),
    terms: sender.termsOf({ channel, locale }),
    ...{ carrier: String(head.carrier), trackingNumber: String(head.tracking_number), pieces: Number(head.quantity) },
    weight: head.weight === null ? null : Number(head.weight),
    lines: lines.map((line) => ({
      ...{ sku: String(line.sku), name: String(line.name), detail: String(line.detail) },
      ...{ quantity: Number(line.quantity), isPart: line.parent_position !== null },
    })),
  }
}
