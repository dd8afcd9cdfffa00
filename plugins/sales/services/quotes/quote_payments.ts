import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/services/orders/payment_methods'
import { paymentContext } from '#plugins/sales/services/quotes/payment_context'
import { paymentOffer, type PaymentOffer } from '#plugins/sales/services/payments/find_payment_offers'
import type { Locale } from '#core/i18n/locales'
import type { StoredQuote } from '#plugins/sales/services/quotes/stored_quote'

/** How a quote may be paid by whoever accepts it. */
@inject()
export class QuotePayments {
  constructor(private readonly methods: PaymentMethods) {}

  /** So many gross minor units; none where there is nothing to pay. */
  async execute(quote: StoredQuote, total: number, locale: Locale): Promise<PaymentOffer[]> {
    if (total === 0) return []
    const offered = await this.methods.offered(paymentContext(quote, total))
    return offered.map((method) => paymentOffer(method, locale, quote.channel))
  }
}
