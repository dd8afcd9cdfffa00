import type { QuoteUse } from '#plugins/sales/quotes/services/quote_draft'
import type { quoteLines, quoteRevisions, quotes } from '#plugins/sales/quotes/tables'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { RowIn } from '#core/database/table'

export type StoredQuoteLine = Omit<RowIn<typeof quoteLines>, 'id' | 'quoteId'>

/** A revision that was sent. */
export interface StoredRevision extends Pick<
  RowIn<typeof quoteRevisions>,
  'revision' | 'sentAt' | 'validUntil' | 'message' | 'actor' | 'delivery' | 'draft'
> {
  billing: PostalAddress
}

/** A quote in the database, with the lines that are being prepared and its sent revisions. */
export interface StoredQuote extends Omit<RowIn<typeof quotes>, 'uses'> {
  uses: QuoteUse[]
  /** When it was accepted, refused, canceled or expired; null: it is open. */
  endedAt: string | null
  lines: StoredQuoteLine[]
  /** Newest first. */
  revisions: StoredRevision[]
}
