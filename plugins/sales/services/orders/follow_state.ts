import { moveTo, type OrderState } from '#plugins/sales/states/order_states'
import { ownLines, type StoredOrder } from '#plugins/sales/services/orders/stored_order'
import { stateOf } from '#plugins/sales/services/orders/state_of'
import type { OrderMoment } from '#plugins/sales/services/orders/order_history'
import type { Run } from '#plugins/sales/database/statements'

/** What an order became of what was done to it. */
export interface FollowedState {
  state: OrderState
  /** For its history; none: it stays what it was. */
  moments: OrderMoment[]
}

/** Works out the state of an order as it stands now, and writes it where it is another one. */
export async function followState(run: Run, order: StoredOrder, hasOpenInvoice: boolean): Promise<FollowedState> {
  const { state: from, paid, total } = order
  const facts = { state: from, lines: ownLines(order.lines), isPaid: paid > 0 && paid >= total, hasOpenInvoice }
  const to = moveTo(from, stateOf(facts))
  if (to === from) return { state: to, moments: [] }
  await run('update sales_orders set state = ? where id = ?', [to, order.id])
  return { state: to, moments: [{ kind: 'state', from, to }] }
}
