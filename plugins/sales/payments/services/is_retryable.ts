import type { PaymentMethod } from '#plugins/sales/contracts/payment_method'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** States of an attempt whose money is authorised or paid: staff must act, the customer cannot retry. */
const IS_THERE = new Set(['authorised', 'paid', 'refunded'])

interface Paying {
  order: Pick<StoredOrder, 'state' | 'paid' | 'invoiced'>
  method: PaymentMethod | null
  /** The state of its last attempt. */
  attempt: string | undefined
}

/** Whether the customer can retry the payment of an order. */
export function isRetryable({ order: { state, paid, invoiced }, method, attempt = '' }: Paying): boolean {
  const isOpen = state === 'pending_payment' && paid === 0 && invoiced === 0
  return isOpen && !IS_THERE.has(attempt) && method?.retry === true
}
