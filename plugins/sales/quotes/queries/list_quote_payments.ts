import { inject } from '@adonisjs/core'
import { QuotePayments } from '#plugins/sales/quotes/services/quote_payments'
import { Store } from '#core/database/store'
import { asSent } from '#plugins/sales/quotes/services/as_sent'
import { outside } from '#plugins/sales/database/statements'
import { quoteNotFound } from '#plugins/sales/quotes/errors'
import { readQuote } from '#plugins/sales/quotes/services/quote_reads'
import type { Locale } from '#core/i18n/locales'
import type { PaymentOffer } from '#plugins/sales/payments/services/find_payment_offers'

/** Payment methods for the last sent revision of a quote, for staff. */
@inject()
export class ListQuotePayments {
  constructor(
    private readonly store: Store,
    private readonly payments: QuotePayments
  ) {}

  /** @throws quoteNotFound */
  async execute(id: number, locale: Locale): Promise<PaymentOffer[]> {
    const quote = await readQuote(outside(this.store), this.store.dialect, { id })
    if (!quote) throw quoteNotFound()
    const [sent = null] = quote.revisions
    return this.payments.execute(asSent(quote, sent), sent?.draft.amounts.total ?? 0, locale)
  }
}
