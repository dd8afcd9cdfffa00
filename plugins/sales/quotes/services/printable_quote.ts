import { quoteNotFound, quoteNotSent } from '#plugins/sales/quotes/errors'
import type { PrintableQuote } from '#plugins/sales/documents/papers/quote_document'
import type { StoredQuote, StoredRevision } from '#plugins/sales/quotes/services/stored_quote'

/** The fields that all revisions of a quote share. */
export type PrintedQuote = Pick<StoredQuote, 'number' | 'locale' | 'channel' | 'customerName' | 'customer' | 'currency'>

/**
 * A sent revision of a quote for printing; by default the last one.
 * @throws quoteNotSent, and quoteNotFound for an unknown revision
 */
export function printableQuote(quote: StoredQuote, wanted?: number): PrintableQuote & { channel: string } {
  if (quote.revisions.length === 0) throw quoteNotSent()
  const sent = quote.revisions.find(({ revision }) => wanted === undefined || revision === wanted)
  if (!sent) throw quoteNotFound()
  return printableRevision(quote, sent)
}

export function printableRevision(
  { number, locale, channel, customerName, customer, currency }: PrintedQuote,
  { revision, sentAt, validUntil, message, billing, delivery, draft }: Omit<StoredRevision, 'actor'>
): PrintableQuote & { channel: string } {
  const { net, tax, total } = draft.amounts
  return {
    number,
    locale,
    channel,
    customerName,
    customer,
    billing,
    delivery,
    currency,
    revision,
    sentAt,
    validUntil,
    message,
    net,
    tax,
    total,
    shipping: draft.shipping,
    taxes: draft.taxes,
    lines: draft.lines.map(({ worth, ...line }) => ({ ...line, gross: worth.gross, net: worth.net })),
  }
}
