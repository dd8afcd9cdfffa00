import { closingNotes, paymentNotes } from '#plugins/sales/documents/papers/compose/terms_notes'
import {
  exemptions,
  extraRow,
  pricedColumns,
  pricedRows,
  rateTable,
} from '#plugins/sales/documents/papers/compose/priced'
import { facts, frameOf, parties } from '#plugins/sales/documents/papers/compose/named'
import type { Paper } from '#plugins/sales/documents/papers/paper'
import type { PaperWords } from '#plugins/sales/documents/papers/compose/paper_words'
import type { QuoteDocument } from '#plugins/sales/documents/papers/documents'

/** Composes a quote to be signed. */
export function quotePaper(quote: QuoteDocument, words: PaperWords): Paper {
  const { at, validUntil, revision, shipping, comment, terms, receiver } = quote
  const until = validUntil && words.day(validUntil)
  return {
    ...frameOf(quote, words, words.say('quote')),
    facts: facts(
      [words.say('issued'), words.day(at)],
      [words.say('valid'), until],
      [words.say('revision'), revision > 1 ? words.figure(revision) : null]
    ),
    parties: parties(quote, words, 'quoted_to'),
    columns: pricedColumns(quote, words),
    rows: [...pricedRows(quote, words), ...(shipping ? [extraRow(quote, shipping, words)] : [])],
    rates: rateTable(quote, words),
    sums: [
      { label: words.say('sum_net'), value: words.money(quote.net) },
      { label: words.say('sum_tax'), value: words.money(quote.tax) },
      { label: words.say('sum_total'), value: words.money(quote.total), tone: 'total' },
    ],
    notes: [
      ...(comment ? [comment] : []),
      ...exemptions(quote, words),
      ...(until ? [words.say('quote_holds', { until })] : []),
      ...(terms ? paymentNotes(terms, receiver, words) : []),
      ...closingNotes(terms, words),
    ],
    signature: { title: words.say('agreed'), hint: words.say('agreed_hint') },
  }
}
