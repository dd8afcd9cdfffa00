import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { outside } from '#plugins/sales/database/statements'
import { printableQuote } from '#plugins/sales/services/quotes/printable_quote'
import { quoteNotFound } from '#plugins/sales/errors/quotes'
import { readQuote } from '#plugins/sales/services/quotes/quote_reads'
import type { PrintableQuote } from '#plugins/sales/services/papers/quote_document'

/** What was sent of a quote, for staff: one statement. */
@inject()
export class FindSentQuote {
  constructor(private readonly store: Store) {}

  /** Absent revision: the last one. @throws quoteNotFound, quoteNotSent */
  async execute(id: number, revision?: number): Promise<PrintableQuote & { channel: string }> {
    const quote = await readQuote(outside(this.store), this.store.dialect, { id })
    if (!quote) throw quoteNotFound()
    return printableQuote(quote, revision)
  }
}
