import { amongIds, bindIds } from '#core/lists/among_ids'
import type { BaseDocument, Receiver, SoldLine } from '#plugins/sales/services/papers/documents'
import type { Dialect } from '#core/database/store'
import type { DocumentTerms } from '#plugins/sales/services/documents/document_terms'
import type { FrozenCustomer } from '#plugins/sales/services/orders/stored_order'
import type { Locale } from '#core/i18n/locales'
import type { Run } from '#plugins/sales/database/statements'

/** A row as drivers give it: JSON columns are texts. */
export type PaperRowData = Record<string, string | number | boolean | null>

/** Where papers are read from, and in which zone those count their days that do not say. */
export interface PaperReading {
  run: Run
  dialect: Dialect
  zone: string
}

export const parsed = <T>(value: PaperRowData[string] | undefined): T => JSON.parse(String(value ?? 'null')) as T

/** Rows that belong to one of these documents. */
export function rowsOf({ run, dialect }: PaperReading, sql: string, ids: readonly number[]): Promise<PaperRowData[]> {
  return run<PaperRowData>(
    sql.replace('?among', () => amongIds(dialect, 'd.id')),
    [bindIds(dialect, ids)]
  )
}

/** Rows by the document they belong to. */
export function byDocument(rows: readonly PaperRowData[]): Map<number, PaperRowData[]> {
  const found = new Map<number, PaperRowData[]>()
  for (const row of rows) found.set(Number(row.document), [...(found.get(Number(row.document)) ?? []), row])
  return found
}

/** What documents of an order have in common. Columns are called as those of invoices are. */
export function baseOf(row: PaperRowData, zone: string): BaseDocument {
  const terms = parsed<DocumentTerms | null>(row.terms)
  return {
    number: String(row.number),
    at: String(row.issued_at),
    zone: terms?.zone ?? zone,
    locale: row.locale as Locale,
    orderNumber: row.order_number === null ? null : String(row.order_number),
    seller: parsed(row.seller),
    receiver: receiverOf(row),
    billing: parsed(row.billing),
    delivery: parsed(row.delivery),
    terms,
  }
}

function receiverOf(row: PaperRowData): Receiver {
  const { kind, company, registrationNumber, vatNumber } = parsed<FrozenCustomer>(row.customer)
  return { kind, company, registrationNumber, vatNumber, name: String(row.customer_name) }
}

/** A line with an amount. */
export function soldLine(row: PaperRowData, parts: readonly PaperRowData[]): SoldLine {
  return {
    ...{ sku: String(row.sku), name: String(row.name), detail: String(row.detail), quantity: Number(row.quantity) },
    discountNet: Number(row.discount_net_amount ?? 0),
    ...{ net: Number(row.net_amount), rate: parsed(row.tax_rate) },
    parts: parts.map((part) => ({
      ...{ sku: String(part.sku), name: String(part.name), detail: String(part.detail) },
      quantity: (Number(part.quantity) / Number(part.whole)) * Number(row.quantity),
    })),
  }
}

/** SQL of the lines of documents, with `table` theirs and `key` their column that names the document. */
export const LINES = (documents: string, table: string, key: string): string =>
  `select l.${key} as document, l.line_id, l.sku, l.name, l.detail, l.quantity, l.net_amount,
      l.discount_net_amount, l.tax_rate
    from ${documents} d join ${table} l on l.${key} = d.id where ?among order by l.position`

/** SQL of what is in the bundles among them. */
export const PARTS = (documents: string, table: string, key: string): string =>
  `select l.${key} as document, l.line_id, p.sku, p.name, p.detail, p.quantity, o.quantity as whole
    from ${documents} d join ${table} l on l.${key} = d.id
      join sales_order_lines o on o.id = l.line_id
      join sales_order_lines p on p.order_id = o.order_id and p.parent_position = o.position
    where ?among order by p.position`
