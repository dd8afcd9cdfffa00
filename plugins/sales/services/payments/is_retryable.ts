import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** Whether an order waits for a payment that may be tried again. */
export function isRetryable(
  { state, paid, invoiced }: Pick<StoredOrder, 'state' | 'paid' | 'invoiced'>,
  method: PaymentMethod | null
): boolean {
  return state === 'pending_payment' && paid === 0 && invoiced === 0 && method?.retry === true
}
