import type { DocumentTerms } from '#plugins/sales/services/documents/document_terms'
import type { PaperWords } from '#plugins/sales/services/papers/compose/paper_words'
import type { Receiver } from '#plugins/sales/services/papers/documents'

/** What a late payer owes beside the fine, in cents: article D. 441-5 of the commercial code. */
const FLAT_FEE = 4000

/** How it is to be paid, as the commercial code wants it said. The flat fee concerns professionals alone. */
export function paymentNotes(terms: DocumentTerms, receiver: Pick<Receiver, 'kind'>, words: PaperWords): string[] {
  const { late, early, vatOnDebits } = terms
  const rate = late.by === 'own' ? words.percent(late.rate) : ''
  const fine = words.say(`late_${late.by}`, { rate })
  const flat = receiver.kind === 'professional' ? ` ${words.say('flat_fee', { amount: words.euros(FLAT_FEE) })}` : ''
  const discount =
    early.rate > 0
      ? words.say('early_discount', { rate: words.percent(early.rate), days: early.days })
      : words.say('no_early_discount')
  return [`${discount} ${fine}${flat}`, ...(vatOnDebits ? [words.say('vat_on_debits')] : [])]
}

/** What the shop and the health code add. */
export function closingNotes(terms: DocumentTerms | null, words: PaperWords): string[] {
  return [terms?.words ?? '', terms?.alcohol ? words.say('alcohol') : ''].filter(Boolean)
}

/** What kind of business it is: told on invoices since they are sent to the tax office. */
export const operationNote = ({ operation }: DocumentTerms, words: PaperWords) => words.say(`operation_${operation}`)
