import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { PaperWords } from '#plugins/sales/documents/papers/compose/paper_words'
import { creditNotePaper } from '#plugins/sales/documents/papers/compose/credit_note_paper'
import { deliveryNotePaper } from '#plugins/sales/documents/papers/compose/delivery_note_paper'
import { invoicePaper } from '#plugins/sales/documents/papers/compose/invoice_paper'
import { outside } from '#plugins/sales/database/statements'
import { quoteDocument, type PrintableQuote } from '#plugins/sales/documents/papers/quote_document'
import { quotePaper } from '#plugins/sales/documents/papers/compose/quote_paper'
import { sellerOf } from '#plugins/sales/documents/seller'
import { termsOf } from '#plugins/sales/documents/document_terms'
import type { BaseDocument } from '#plugins/sales/documents/papers/documents'
import type { Locale } from '#core/i18n/locales'
import type { Paper } from '#plugins/sales/documents/papers/paper'
import type { PaperKind } from '#plugins/sales/documents/papers/paper_kind'
import {
  readCreditNotes,
  readDeliveryNotes,
  readInvoices,
  readSentQuotes,
  type PaperReading,
} from '#plugins/sales/documents/papers/read_documents'

/** Reads documents and composes them for printing, each in the language of its order. */
@inject()
export class Papers {
  constructor(
    private readonly store: Store,
    private readonly translator: Translator,
    private readonly channels: ChannelPort,
    private readonly settings: Settings
  ) {}

  /**
   * Reads documents by id, in that order. Skips deleted documents and quotes that were never sent. Runs one statement.
   */
  async read(kind: PaperKind, ids: readonly number[]): Promise<Paper[]> {
    const papers = await this.#all(kind, ids)
    return ids.flatMap((id) => papers.get(id) ?? [])
  }

  /** Composes a sent quote. Its seller and terms are the current ones of its channel. */
  quote(quote: PrintableQuote & { channel: string }): Paper {
    const { channel, locale } = quote
    const terms = termsOf(this.settings, this.channels, { channel, locale, lines: [] })
    const document = quoteDocument(quote, sellerOf(this.settings, channel), terms)
    return quotePaper(document, this.#words(document, document.currency))
  }

  async #all(kind: PaperKind, ids: readonly number[]): Promise<Map<number, Paper>> {
    const reading = this.#reading()
    if (kind === 'invoices') {
      return each(await readInvoices(reading, ids), (one) => invoicePaper(one, this.#words(one, one.currency)))
    }
    if (kind === 'refunds') {
      return each(await readCreditNotes(reading, ids), (one) => creditNotePaper(one, this.#words(one, one.currency)))
    }
    if (kind === 'quotes') return each(await readSentQuotes(reading, ids), (one) => this.quote(one))
    const notes = await readDeliveryNotes({ ...reading, sender: this.#sender() }, ids)
    return each(notes, (one) => deliveryNotePaper(one, this.#words(one)))
  }

  #reading(): PaperReading {
    const zone = this.channels.all()[0]?.timezone ?? 'utc'
    return { run: outside(this.store), dialect: this.store.dialect, zone }
  }

  #sender() {
    return {
      sellerOf: (channel: string) => sellerOf(this.settings, channel),
      termsOf: (row: { channel: string; locale: Locale }) =>
        termsOf(this.settings, this.channels, { ...row, lines: [] }),
    }
  }

  #words({ locale, zone }: Pick<BaseDocument, 'locale' | 'zone'>, currency?: string): PaperWords {
    return new PaperWords(this.translator, locale, zone, currency)
  }
}

function each<Document>(found: Map<number, Document>, compose: (one: Document) => Paper): Map<number, Paper> {
  return new Map([...found].map(([id, document]) => [id, compose(document)]))
}
