import { destinationOf } from '#plugins/sales/shared/destination'
import type { PaymentContext } from '#plugins/sales/contracts/payment_method'
import type { StoredQuote } from '#plugins/sales/quotes/services/stored_quote'

/** Input of payment methods for a quote. `amount`: gross minor units. */
export function paymentContext(quote: StoredQuote, amount: number): PaymentContext {
  const { channel, locale, currency, customer, delivery } = quote
  const destination = delivery && destinationOf(delivery)
  return { channel, locale, currency, amount, destination, group: customer.group }
}
