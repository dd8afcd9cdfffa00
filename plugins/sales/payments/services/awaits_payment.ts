import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** States of an attempt whose money is authorised or paid: staff must act, the customer cannot pay again. */
const IS_THERE = new Set(['authorised', 'paid', 'refunded'])

/** States of an attempt that goes on: the customer may still pay by it. */
const IS_OPEN = new Set(['begun', 'pending'])

type Waiting = Pick<StoredOrder, 'state' | 'total' | 'settled' | 'paid' | 'invoiced'>

/** What is left to be paid of an order of which nothing was paid, in minor units. */
export const amountToPay = ({ total, settled }: Pick<Waiting, 'total' | 'settled'>) => total - settled

/** Whether the customer may pay an order, by whichever method. `attempts`: the states of all of them. */
export function awaitsPayment(order: Waiting, attempts: readonly string[]): boolean {
  const { state, paid, invoiced } = order
  const isOpen = (state === 'pending' || state === 'pending_payment') && paid === 0 && invoiced === 0
  return isOpen && amountToPay(order) > 0 && !attempts.some((attempt) => IS_THERE.has(attempt))
}

export function isOpenAttempt(state: string | undefined): boolean {
  return state !== undefined && IS_OPEN.has(state)
}
