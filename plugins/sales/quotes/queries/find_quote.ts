import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { isQuoteKey } from '#plugins/sales/quotes/services/quote_key'
import { outside } from '#plugins/sales/database/statements'
import { quoteLinkOver, quoteNotFound } from '#plugins/sales/quotes/errors'
import { readQuote } from '#plugins/sales/quotes/services/quote_reads'
import type { StoredQuote } from '#plugins/sales/quotes/services/stored_quote'

/** The reader of a quote: its customer, or anyone with the key of its link. */
export interface QuoteSeeker {
  customerId: number | null
  key: string | undefined
}

const DAY = 24 * 3600

/** Finds a quote for a reader who may see it. Runs one statement. */
@inject()
export class FindQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings
  ) {}

  /**
   * @throws quoteNotFound, also for another customer's quote and for one of staff that was never sent; quoteLinkOver for a
   * link some time after the end of the quote
   */
  async execute(number: string, { customerId, key }: QuoteSeeker): Promise<StoredQuote> {
    const quote = await readQuote(outside(this.store), this.store.dialect, { number })
    const isOwn = quote !== null && customerId !== null && quote.customerId === customerId
    if (!quote || (!isOwn && !isQuoteKey(number, key))) throw quoteNotFound()
    if (quote.maker === 'staff' && quote.revisions.length === 0) throw quoteNotFound()
    if (!isOwn && this.#isLinkOver(quote)) throw quoteLinkOver()
    return quote
  }

  #isLinkOver({ channel, state, endedAt, validUntil }: StoredQuote): boolean {
    const end = state === 'sent' ? validUntil : endedAt
    const days = this.settings.get<number>('sales.quotes.link_days', { channel })
    return end !== null && end < this.clock.isoIn(-days * DAY)
  }
}
