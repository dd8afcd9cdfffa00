import { inject } from '@adonisjs/core'
import { outside } from '#plugins/sales/database/statements'
import { printableQuote } from '#plugins/sales/quotes/services/printable_quote'
import { quoteNotFound } from '#plugins/sales/quotes/errors'
import { readQuote } from '#plugins/sales/quotes/services/quote_reads'
import { Store } from '#core/database/store'
import type { PrintableQuote } from '#plugins/sales/documents/papers/quote_document'

const TABLES = { invoices: 'sales_invoices', refunds: 'sales_refunds' } as const

/** Documents that customers find by number. */
export type OwnKind = keyof typeof TABLES

/** Finds documents to be printed. */
@inject()
export class FindPaper {
  constructor(private readonly store: Store) {}

  /** The id of a customer's own document; null also for a document of another customer. */
  async own(kind: OwnKind, customerId: number, number: string): Promise<number | null> {
    const row = await this.store.reader.first<{ id: number }>(
      `select d.id from ${TABLES[kind]} d join sales_orders o on o.id = d.order_id
        where d.number = ? and o.customer_id = ?`,
      [number, customerId]
    )
    return row ? Number(row.id) : null
  }

  /** A sent revision of a quote; absent: the last one. @throws quoteNotFound, quoteNotSent */
  async sentQuote(id: number, revision?: number): Promise<PrintableQuote> {
    const quote = await readQuote(outside(this.store), this.store.dialect, { id })
    if (!quote) throw quoteNotFound()
    return printableQuote(quote, revision)
  }
}
