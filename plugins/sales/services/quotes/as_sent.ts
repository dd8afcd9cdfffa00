import type { StoredQuote, StoredRevision } from '#plugins/sales/services/quotes/stored_quote'

/** A quote with the addresses that it was sent with, whatever staff prepare; null: it was not sent. */
export function asSent(quote: StoredQuote, sent: Pick<StoredRevision, 'billing' | 'delivery'> | null): StoredQuote {
  return sent ? { ...quote, billing: sent.billing, delivery: sent.delivery } : quote
}
