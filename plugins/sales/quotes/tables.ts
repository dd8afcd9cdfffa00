import { amount, history, SALE, SALE_LINE } from '#plugins/sales/documents/columns'
import { bigint, boolean, instant, integer, json, named, nullable, table, text } from '#core/database/table'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { QuoteDiscount, QuoteDraft, QuoteShipping, QuoteUse } from '#plugins/sales/quotes/services/quote_draft'
import type { QuoteState } from '#plugins/sales/quotes/quote_states'
import type { RateTotals } from '#plugins/sales/contracts/totals'

export const quotes = table('sales_quotes', {
  ...SALE,
  orderId: nullable(bigint()),
  /** Owner of the request, and its idempotency key. */
  owner: text(),
  requestKey: nullable(text()),
  state: text<QuoteState>(),
  /** Who created it. */
  maker: text<'customer' | 'staff'>(),
  /** Number of the next revision to be sent. */
  revision: integer(),
  /** Staff changed it after they last sent it. */
  hasChanges: boolean(),
  /** Of the last sent revision; null: none was sent. */
  validUntil: nullable(instant()),
  shipping: nullable(json<QuoteShipping>()),
  taxes: json<RateTotals[]>(),
  discounts: json<QuoteDiscount[]>(),
  uses: nullable(json<QuoteUse[]>()),
  /** What its customer requested, at the shop's prices; null: staff created it. */
  asked: nullable(json<QuoteDraft>()),
  requestedAt: instant(),
})

export const quoteLines = table('sales_quote_lines', {
  ...SALE_LINE,
  quoteId: bigint(),
  off: amount('off'),
  /** Basis points from which `off` is computed; null: staff entered an amount. */
  offPercent: nullable(integer()),
})

export const quoteRevisions = table('sales_quote_revisions', {
  id: bigint(),
  quoteId: bigint(),
  revision: integer(),
  sentAt: instant(),
  validUntil: instant(),
  /** Message of staff. */
  message: text(),
  draft: json<QuoteDraft>(),
  /** Addresses at that time. The delivery is null where nothing is shipped. */
  billing: nullable(json<PostalAddress>()),
  delivery: nullable(json<PostalAddress>()),
  actorKind: text(),
  actorId: nullable(bigint()),
  actor: named('actor_name', text()),
})

export const quoteHistory = table('sales_quote_history', { ...history<QuoteState>(), quoteId: bigint() })
