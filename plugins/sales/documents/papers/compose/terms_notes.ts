import type { DocumentTerms } from '#plugins/sales/documents/document_terms'
import type { PaperWords } from '#plugins/sales/documents/papers/compose/paper_words'
import type { Receiver } from '#plugins/sales/documents/papers/documents'

/** Flat fee for late payment, in addition to the penalty, in cents: article D. 441-5 of the commercial code. */
const FLAT_FEE = 4000

/** Terms of payment that the commercial code requires. The flat fee applies to professionals only. */
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

/** The shop's own text and the alcohol notice. */
export function closingNotes(terms: DocumentTerms | null, words: PaperWords): string[] {
  return [terms?.words ?? '', terms?.alcohol ? words.say('alcohol') : ''].filter(Boolean)
}

/** The category of the operation, a mention that electronic invoicing requires. */
export const operationNote = ({ operation }: DocumentTerms, words: PaperWords) => words.say(`operation_${operation}`)
