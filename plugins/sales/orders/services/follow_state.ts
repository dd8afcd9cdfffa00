import { moveTo, type OrderState } from '#plugins/sales/orders/order_states'
import { ownLines, type StoredOrder } from '#plugins/sales/orders/services/stored_order'
import { stateOf } from '#plugins/sales/orders/services/state_of'
import type { OrderMoment } from '#plugins/sales/orders/services/order_history'
import type { Run } from '#plugins/sales/database/statements'

/** The state of an order after a change. */
export interface FollowedState {
  state: OrderState
  /** Entries for its history; empty: the state did not change. */
  moments: OrderMoment[]
}

/** Derives the state of an order from its quantities, and stores it if it changed. */
export async function followState(
  run: Run,
  order: StoredOrder,
  hasOpenInvoice: boolean,
  wasInvoiced = false
): Promise<FollowedState> {
  const { state: from, paid, total } = order
  const isPaid = paid > 0 && paid >= total
  const facts = { state: from, lines: ownLines(order.lines), isPaid, hasOpenInvoice, wasInvoiced }
  const to = moveTo(from, stateOf(facts))
  if (to === from) return { state: to, moments: [] }
  await run('update sales_orders set state = ? where id = ?', [to, order.id])
  return { state: to, moments: [{ kind: 'state', from, to }] }
}
