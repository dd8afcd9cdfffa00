import { quoteNotFound, quoteNotSent } from '#plugins/sales/errors/quotes'
import type { PrintableQuote } from '#plugins/sales/services/papers/quote_document'
import type { StoredQuote, StoredRevision } from '#plugins/sales/services/quotes/stored_quote'

/** What stands on every revision of a quote. */
export type PrintedQuote = Pick<StoredQuote, 'number' | 'locale' | 'channel' | 'customerName' | 'customer' | 'currency'>

/**
 * What is printed of a quote: a revision as it was sent, the last one unless told. @throws quoteNotSent, and
 * quoteNotFound for a revision that never was
 */
export function printableQuote(quote: StoredQuote, wanted?: number): PrintableQuote & { channel: string } {
  if (quote.revisions.length === 0) throw quoteNotSent()
  const sent = quote.revisions.find(({ revision }) => wanted === undefined || revision === wanted)
  if (!sent) throw quoteNotFound()
  return printableRevision(quote, sent)
}

/** A revision on paper. */
export function printableRevision(
  { number, locale, channel, customerName, customer, currency }: PrintedQuote,
  { revision, sentAt, validUntil, message, billing, delivery, draft }: Omit<StoredRevision, 'actor'>
): PrintableQuote & { channel: string } {
  const { net, tax, total } = draft.amounts
  return {
    ...{ number, locale, channel, customerName, customer, billing, delivery, currency },
    ...{ revision, sentAt, validUntil, message, net, tax, total, shipping: draft.shipping, taxes: draft.taxes },
    lines: draft.lines.map(({ worth, ...line }) => ({ ...line, gross: worth.gross, net: worth.net })),
  }
}
