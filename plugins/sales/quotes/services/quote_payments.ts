import { inject } from '@adonisjs/core'
import { PaymentMethods } from '#plugins/sales/payments/services/payment_methods'
import { paymentContext } from '#plugins/sales/payments/services/payment_context'
import { paymentOffer, type PaymentOffer } from '#plugins/sales/payments/services/find_payment_offers'
import type { Locale } from '#core/i18n/locales'
import type { StoredQuote } from '#plugins/sales/quotes/services/stored_quote'

/** Payment methods for the acceptance of a quote. */
@inject()
export class QuotePayments {
  constructor(private readonly methods: PaymentMethods) {}

  /** `total`: gross minor units. Empty if it is 0. */
  async execute(quote: StoredQuote, total: number, locale: Locale): Promise<PaymentOffer[]> {
    if (total === 0) return []
    const offered = await this.methods.offered(paymentContext(quote, total))
    return offered.map((method) => paymentOffer(method, locale, quote.channel))
  }
}
