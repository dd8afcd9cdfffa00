import { amongIds, bindIds } from '#core/lists/among_ids'
import { bigint, boolean, integer, named, text, type Values } from '#core/database/table'
import { invoiceLines, invoices } from '#plugins/sales/invoices/tables'
import { ORDER_OF } from '#plugins/sales/documents/issued_answer'
import { orderLines, orders } from '#plugins/sales/orders/tables'
import { printableRevision } from '#plugins/sales/quotes/services/printable_quote'
import { quoteRevisions, quotes } from '#plugins/sales/quotes/tables'
import { ReadSet } from '#core/database/read_set'
import { refundLines, refunds } from '#plugins/sales/refunds/tables'
import { shipmentLines, shipments } from '#plugins/sales/shipments/tables'
import { storedUnitPrice } from '#plugins/sales/documents/net_unit_price'
import type { Dialect } from '#core/database/store'
import type {
  BaseDocument,
  CreditNoteDocument,
  DeliveryNoteDocument,
  InvoiceDocument,
  SoldLine,
} from '#plugins/sales/documents/papers/documents'
import type { DocumentTerms } from '#plugins/sales/documents/document_terms'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'
import type { FrozenCustomer } from '#plugins/sales/documents/frozen'
import type { ISSUED } from '#plugins/sales/documents/columns'
import type { PrintableQuote } from '#plugins/sales/documents/papers/quote_document'
import type { Run } from '#plugins/sales/database/statements'
import type { Seller } from '#plugins/sales/documents/seller'
import type { StoredRevision } from '#plugins/sales/quotes/services/stored_quote'

/** Database of the documents, and the time zone of documents without one. */
export interface PaperReading {
  run: Run
  dialect: Dialect
  zone: string
}

/** The rows of these ids. */
const among = (dialect: Dialect, column: string, ids: readonly number[]) => ({
  where: amongIds(dialect, column),
  bindings: [bindIds(dialect, ids)],
})

/** Documents of orders as `d`, with their orders as `o`. */
const ofOrder = (reads: ReadSet, ids: readonly number[]) => ({
  ...among(reads.dialect, 'd.id', ids),
  as: 'd',
  join: 'join sales_orders o on o.id = d.order_id',
  order: 'd.id',
})

/** What documents of orders say of their order. */
const HEAD_OF = Object.assign({ channel: named('o.channel', orders.all.channel) }, ORDER_OF)

type Head = Pick<Values<typeof ISSUED>, 'number' | 'locale' | 'billing'> & {
  channel: string
  customer: FrozenCustomer
  customerName: string
  orderNumber: string
}

/** The fields that documents of orders share. */
function baseOf(row: Head, issue: Pick<BaseDocument, 'at' | 'seller' | 'terms' | 'zone'>) {
  const { number, locale, channel, billing, customer, customerName: name, orderNumber } = row
  const { kind, company, registrationNumber, vatNumber } = customer
  return {
    ...issue,
    number,
    locale,
    channel,
    billing,
    orderNumber,
    receiver: { kind, company, registrationNumber, vatNumber, name },
  }
}

/** The fields that invoices and credit notes share. */
function issuedOf(row: Values<typeof ISSUED> & Values<typeof HEAD_OF> & { terms: DocumentTerms | null }, zone: string) {
  const { currency, taxes, net, tax, total, terms, issuedAt: at, seller } = row
  return { ...baseOf(row, { at, seller, terms, zone: terms?.zone ?? zone }), currency, taxes, net, tax, total }
}

/** Lines of invoices or credit notes, and the parts of bundles among them. */
function addLines(reads: ReadSet, table: typeof invoiceLines | typeof refundLines, ids: readonly number[]) {
  const key = table === refundLines ? 'l.refund_id' : 'l.invoice_id'
  // Both tables have the columns that are read.
  const lines = table as typeof invoiceLines
  const document = named(key, bigint())
  const found = { as: 'l', ...among(reads.dialect, key, ids) }
  return {
    lines: reads.of(lines, {
      ...found,
      order: 'l.position',
      names: ['lineId', 'sku', 'name', 'detail', 'quantity', 'net', 'discountNet', 'netPrice', 'rate'],
      more: { document },
    }),
    parts: reads.of(lines, {
      ...found,
      join: `join sales_order_lines o on o.id = l.line_id
        join sales_order_lines p on p.order_id = o.order_id and p.parent_position = o.position`,
      order: 'p.position',
      names: ['lineId'],
      more: {
        document,
        sku: named('p.sku', text()),
        name: named('p.name', text()),
        detail: named('p.detail', text()),
        pieces: named('p.quantity', integer()),
        whole: named('o.quantity', integer()),
      },
    }),
  }
}

/** The lines of a document with prices. */
function soldLines(found: ReturnType<typeof addLines>, id: number, currency: string): SoldLine[] {
  const allParts = found.parts.rows.filter(({ document }) => document === id)
  const own = found.lines.rows.filter(({ document }) => document === id)
  return own.map(({ lineId, sku, name, detail, quantity, net, netPrice, rate, ...line }) => {
    const discountNet = line.discountNet ?? 0
    const unitNet = storedUnitPrice(netPrice, { total: net + discountNet, quantity }, currency)
    const parts = allParts
      .filter((part) => part.lineId === lineId)
      .map(({ pieces, whole, ...part }) => {
        return { sku: part.sku, name: part.name, detail: part.detail, quantity: (pieces / whole) * quantity }
      })
    return { sku, name, detail, quantity, unitNet, discountNet, net, rate, parts }
  })
}

/** Issued invoices by id. Runs one statement. */
export async function readInvoices(
  { run, dialect, zone }: PaperReading,
  ids: readonly number[]
): Promise<Map<number, InvoiceDocument>> {
  const reads = new ReadSet(dialect)
  const heads = reads.of(invoices, { ...ofOrder(reads, ids), more: HEAD_OF })
  const lines = addLines(reads, invoiceLines, ids)
  await reads.run((sql, bindings) => run(sql, bindings))
  return new Map(
    heads.rows.map((head) => {
      const { id, delivery, currency, baseCurrency, exchangeRate: rate, baseTax: tax, shipping, paid, credited } = head
      const document = {
        ...issuedOf(head, zone),
        delivery,
        lines: soldLines(lines, id, currency),
        shipping: shipping && { title: shipping.title, net: shipping.worth.net, rate: shipping.worth.rate },
        dueAt: head.isDueOnDelivery ? null : head.dueAt,
        paid,
        credited,
        books: currency === baseCurrency ? null : { currency: baseCurrency, rate, tax },
      }
      return [id, document]
    })
  )
}

/** Issued credit notes by id. Runs one statement. */
export async function readCreditNotes(
  { run, dialect, zone }: PaperReading,
  ids: readonly number[]
): Promise<Map<number, CreditNoteDocument>> {
  const reads = new ReadSet(dialect)
  const heads = reads.of(refunds, { ...ofOrder(reads, ids), more: HEAD_OF })
  const found = addLines(reads, refundLines, ids)
  await reads.run((sql, bindings) => run(sql, bindings))
  return new Map(
    heads.rows.map((head) => {
      const { id, currency, invoices: corrected, reason, terms } = head
      const lines = soldLines(found, id, currency)
      const own = { delivery: null, lines, invoices: corrected, reason, extras: terms?.extras ?? [] }
      return [id, { ...issuedOf(head, zone), ...own }]
    })
  )
}

/** A delivery note is no accounting document, so its sender and terms are the current ones. */
export interface Sender {
  sellerOf(channel: string): Seller
  termsOf(row: Pick<StoredOrder, 'channel' | 'locale'>): DocumentTerms
}

/** Delivery notes by id. Runs one statement. */
export async function readDeliveryNotes(
  { run, dialect, zone, sender }: PaperReading & { sender: Sender },
  ids: readonly number[]
): Promise<Map<number, DeliveryNoteDocument>> {
  const reads = new ReadSet(dialect)
  const heads = reads.of(shipments, {
    ...ofOrder(reads, ids),
    more: {
      ...HEAD_OF,
      locale: named('o.locale', orders.all.locale),
      customer: named('o.customer', orders.all.customer),
      billing: named('o.billing', orders.all.billing),
    },
  })
  const lines = reads.of(shipmentLines, {
    as: 'l',
    join: 'join sales_order_lines o on o.id = l.line_id',
    ...among(dialect, 'l.shipment_id', ids),
    order: 'o.position',
    names: ['shipmentId', 'quantity'],
    more: {
      sku: named('o.sku', orderLines.all.sku),
      name: named('o.name', orderLines.all.name),
      detail: named('o.detail', orderLines.all.detail),
      isPart: named('case when o.parent_position is null then 0 else 1 end', boolean()),
    },
  })
  await reads.run((sql, bindings) => run(sql, bindings))
  return new Map(
    heads.rows.map((head) => {
      const { id, channel, at, delivery, carrier, trackingNumber, quantity: pieces, weight, isReplacement } = head
      const issue = { at, seller: sender.sellerOf(channel), terms: sender.termsOf(head), zone }
      const own = lines.rows.filter(({ shipmentId }) => shipmentId === id)
      const parcel = { delivery, carrier, trackingNumber, pieces, weight, isReplacement }
      return [id, { ...baseOf(head, issue), ...parcel, lines: own.map(({ shipmentId: _id, ...line }) => line) }]
    })
  )
}

/** The last sent revisions of quotes, by id. Skips quotes that were never sent. Runs one statement. */
export async function readSentQuotes(
  { run, dialect }: PaperReading,
  ids: readonly number[]
): Promise<Map<number, PrintableQuote>> {
  const reads = new ReadSet(dialect)
  const sent = reads.of(quoteRevisions, {
    as: 'r',
    join: 'join sales_quotes d on d.id = r.quote_id and d.revision - 1 = r.revision',
    ...among(dialect, 'd.id', ids),
    order: 'd.id',
    more: {
      number: named('d.number', quotes.all.number),
      locale: named('d.locale', quotes.all.locale),
      channel: named('d.channel', quotes.all.channel),
      customerName: named('d.customer_name', quotes.all.customerName),
      customer: named('d.customer', quotes.all.customer),
      currency: named('d.currency', quotes.all.currency),
    },
  })
  await reads.run((sql, bindings) => run(sql, bindings))
  return new Map(sent.rows.map((row) => [row.quoteId, printableRevision(row, row as typeof row & StoredRevision)]))
}
