import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { StoredOrder } from '#plugins/sales/services/orders/stored_order'

/** States of a last attempt whose money is held or taken: its order waits for staff. */
const IS_THERE = new Set(['authorised', 'paid', 'refunded'])

interface Paying {
  order: Pick<StoredOrder, 'state' | 'paid' | 'invoiced'>
  method: PaymentMethod | null
  /** The state of its last attempt. */
  attempt: string | undefined
}

/** Whether an order waits for a payment that may be tried again. */
export function isRetryable({ order: { state, paid, invoiced }, method, attempt = '' }: Paying): boolean {
  const isOpen = state === 'pending_payment' && paid === 0 && invoiced === 0
  return isOpen && !IS_THERE.has(attempt) && method?.retry === true
}
