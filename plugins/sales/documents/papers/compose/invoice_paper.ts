import { closingNotes, operationNote, paymentNotes } from '#plugins/sales/documents/papers/compose/terms_notes'
import {
  exemptions,
  extraRow,
  pricedColumns,
  pricedRows,
  rateTable,
} from '#plugins/sales/documents/papers/compose/priced'
import { facts, frameOf, parties } from '#plugins/sales/documents/papers/compose/named'
import type { InvoiceDocument } from '#plugins/sales/documents/papers/documents'
import type { Paper, PaperSum } from '#plugins/sales/documents/papers/paper'
import type { PaperWords } from '#plugins/sales/documents/papers/compose/paper_words'

/** Composes an invoice with its legal mentions. */
export function invoicePaper(invoice: InvoiceDocument, words: PaperWords): Paper {
  const { at, dueAt, orderNumber, terms, receiver, shipping } = invoice
  const supplied = terms?.suppliedAt ?? null
  return {
    ...frameOf(invoice, words, words.say('invoice')),
    facts: facts(
      [words.say('issued'), words.day(at)],
      [words.say('supplied'), supplied && words.day(supplied)],
      [words.say('due'), dueAt === null ? words.say('due_on_delivery') : words.day(dueAt)],
      [words.say('order'), orderNumber]
    ),
    parties: parties(invoice, words),
    columns: pricedColumns(invoice, words),
    rows: [...pricedRows(invoice, words), ...(shipping ? [extraRow(invoice, shipping, words)] : [])],
    rates: rateTable(invoice, words),
    sums: sums(invoice, words),
    notes: [
      ...exemptions(invoice, words),
      ...(terms ? [operationNote(terms, words), ...paymentNotes(terms, receiver, words)] : []),
      ...books(invoice, words),
      ...closingNotes(terms, words),
    ],
    signature: null,
  }
}

function sums({ net, tax, total, paid, credited }: InvoiceDocument, words: PaperWords): PaperSum[] {
  const due = total - paid - credited
  return [
    { label: words.say('sum_net'), value: words.money(net) },
    { label: words.say('sum_tax'), value: words.money(tax) },
    { label: words.say('sum_total'), value: words.money(total), tone: 'total' },
    ...(paid > 0 ? [{ label: words.say('sum_paid'), value: words.money(paid) }] : []),
    ...(credited > 0 ? [{ label: words.say('sum_settled'), value: words.money(credited) }] : []),
    ...(paid + credited > 0 ? [{ label: words.say('sum_due'), value: words.money(due), tone: 'strong' as const }] : []),
  ]
}

/** The VAT in the base currency: a French invoice in another currency must show it. */
function books(invoice: InvoiceDocument, words: PaperWords): string[] {
  if (!invoice.books) return []
  const { currency, rate, tax } = invoice.books
  return [words.say('books', { tax: words.moneyIn(currency, tax), rate, from: invoice.currency, to: currency })]
}
