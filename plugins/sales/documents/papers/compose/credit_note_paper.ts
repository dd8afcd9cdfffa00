import { closingNotes, operationNote } from '#plugins/sales/documents/papers/compose/terms_notes'
import {
  exemptions,
  extraRow,
  pricedColumns,
  pricedRows,
  rateTable,
} from '#plugins/sales/documents/papers/compose/priced'
import { facts, frameOf, parties } from '#plugins/sales/documents/papers/compose/named'
import type { CreditNoteDocument } from '#plugins/sales/documents/papers/documents'
import type { Paper } from '#plugins/sales/documents/papers/paper'
import type { PaperWords } from '#plugins/sales/documents/papers/compose/paper_words'

export function creditNotePaper(note: CreditNoteDocument, words: PaperWords): Paper {
  const { at, orderNumber, invoices, reason, extras, terms } = note
  return {
    ...frameOf(note, words, words.say('credit_note')),
    facts: facts(
      [words.say('issued'), words.day(at)],
      [words.say('corrects', { count: invoices.length }), invoices.join(', ')],
      [words.say('order'), orderNumber],
      [words.say('reason'), reason]
    ),
    parties: parties(note, words),
    columns: pricedColumns(note, words),
    rows: [
      ...pricedRows(note, words),
      ...extras.map(({ kind, net, rate }) => extraRow(note, { title: words.say(`extra_${kind}`), net, rate }, words)),
    ],
    rates: rateTable(note, words),
    sums: [
      { label: words.say('sum_net'), value: words.money(note.net) },
      { label: words.say('sum_tax'), value: words.money(note.tax) },
      { label: words.say('sum_credited'), value: words.money(note.total), tone: 'total' },
    ],
    notes: [
      ...exemptions(note, words),
      ...(terms ? [operationNote(terms, words)] : []),
      ...(terms?.vatOnDebits ? [words.say('vat_on_debits')] : []),
      ...closingNotes(terms, words),
    ],
    signature: null,
  }
}
