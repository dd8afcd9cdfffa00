import { destinationOf } from '#plugins/sales/shared/destination'
import type { PaymentContext } from '#plugins/sales/contracts/payment_method'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** What a quote and an order tell payment methods. */
type Sale = Pick<StoredOrder, 'channel' | 'locale' | 'currency' | 'customer' | 'delivery'>

/** Input of payment methods for a quote or an order. `amount`: gross minor units. */
export function paymentContext(sale: Sale, amount: number): PaymentContext {
  const { channel, locale, currency, customer, delivery } = sale
  const destination = delivery && destinationOf(delivery)
  return { channel, locale, currency, amount, destination, group: customer.group }
}
