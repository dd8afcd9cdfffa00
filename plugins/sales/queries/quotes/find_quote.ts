import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { isQuoteKey } from '#plugins/sales/services/quotes/quote_key'
import { outside } from '#plugins/sales/database/statements'
import { quoteLinkOver, quoteNotFound } from '#plugins/sales/errors/quotes'
import { readQuote } from '#plugins/sales/services/quotes/quote_reads'
import type { StoredQuote } from '#plugins/sales/services/quotes/stored_quote'

/** Who wants to see a quote: a customer their own, anybody else by the key of its link. */
export interface QuoteSeeker {
  customerId: number | null
  key: string | undefined
}

const DAY = 24 * 3600

/** Finds a quote for those who may see it: one statement. */
@inject()
export class FindQuote {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly settings: Settings
  ) {}

  /**
   * @throws quoteNotFound for one that is somebody else's, too, and for one that staff began and did not send;
   * quoteLinkOver by a link, some time after it has ended
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
