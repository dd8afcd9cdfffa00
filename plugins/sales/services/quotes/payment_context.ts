import { destinationOf } from '#plugins/sales/services/destination'
import type { PaymentContext } from '#plugins/sales/contracts/payment_method'
import type { StoredQuote } from '#plugins/sales/services/quotes/stored_quote'

/** What ways to pay look at, for a quote of so many gross minor units. */
export function paymentContext(quote: StoredQuote, amount: number): PaymentContext {
  const { channel, locale, currency, customer, delivery } = quote
  const destination = delivery && destinationOf(delivery)
  return { channel, locale, currency, amount, destination, group: customer.group }
}
