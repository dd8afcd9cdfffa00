import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { Translator } from '#core/i18n/translator'
import { PrintLooks } from '#core/print/print_looks'
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
    private readonly settings: Settings,
    private readonly looks: PrintLooks
  ) {}

  /**
   * Reads documents by id, in that order. Skips deleted documents and quotes that were never sent. Runs one statement.
   */
  async read(kind: PaperKind, ids: readonly number[]): Promise<Paper[]> {
    const papers = await this.#all(kind, ids)
    return ids.flatMap((id) => papers.get(id) ?? [])
  }

  /** Composes a sent quote. Its seller and terms are the current ones of its channel. */
  quote(quote: PrintableQuote): Promise<Paper> {
    const { channel, locale } = quote
    const terms = termsOf(this.settings, this.channels, { channel, locale, lines: [] })
    const document = quoteDocument(quote, sellerOf(this.settings, channel), terms)
    return this.#dressed(document, quotePaper(document, this.#words(document, document.currency)))
  }

  async #all(kind: PaperKind, ids: readonly number[]): Promise<Map<number, Paper>> {
    const reading = this.#reading()
    if (kind === 'invoices') {
      return this.#each(await readInvoices(reading, ids), (one) => invoicePaper(one, this.#words(one, one.currency)))
    }
    if (kind === 'refunds') {
      return this.#each(await readCreditNotes(reading, ids), (one) =>
        creditNotePaper(one, this.#words(one, one.currency))
      )
    }
    if (kind === 'quotes') {
      const sent = await readSentQuotes(reading, ids)
      const quoted = [...sent].map(async ([id, one]): Promise<[number, Paper]> => [id, await this.quote(one)])
      return new Map(await Promise.all(quoted))
    }
    const notes = await readDeliveryNotes({ ...reading, sender: this.#sender() }, ids)
    return this.#each(notes, (one) => deliveryNotePaper(one, this.#words(one)))
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

  async #each<Document extends BaseDocument>(found: Map<number, Document>, compose: (one: Document) => Paper) {
    const composed = [...found].map(async ([id, document]): Promise<[number, Paper]> => [
      id,
      await this.#dressed(document, compose(document)),
    ])
    return new Map(await Promise.all(composed))
  }

  /** A document in the look of its channel. */
  async #dressed({ channel }: BaseDocument, paper: Paper): Promise<Paper> {
    return Object.assign({}, paper, { look: await this.looks.of(channel) })
  }
}
