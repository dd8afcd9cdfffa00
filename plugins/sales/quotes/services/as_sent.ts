import type { StoredQuote, StoredRevision } from '#plugins/sales/quotes/services/stored_quote'

/** A quote with the addresses of a sent revision in place of those in preparation; null: none was sent. */
export function asSent(quote: StoredQuote, sent: Pick<StoredRevision, 'billing' | 'delivery'> | null): StoredQuote {
  return sent ? { ...quote, billing: sent.billing, delivery: sent.delivery } : quote
}
