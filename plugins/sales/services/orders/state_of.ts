import { openSum, type LineQuantities } from '#plugins/sales/services/orders/quantities'
import type { OrderState } from '#plugins/sales/states/order_states'

/** What the state of an order is worked out from. */
export interface OrderFacts {
  /** What it is now: an order with which nothing has happened stays so. */
  state: OrderState
  /** Without the parts of bundles. */
  lines: readonly LineQuantities[]
  /** Something was paid. */
  isPaid: boolean
  /** An invoice waits for its payment. */
  hasOpenInvoice: boolean
}

type Followed = Exclude<OrderState, 'quote'>

/** The state that follows from the quantities. */
export function stateOf({ state, lines, isPaid, hasOpenInvoice }: OrderFacts): Followed {
  const sum = (field: 'quantity' | 'invoiced' | 'shipped' | 'refunded' | 'canceled') =>
    lines.reduce((total, line) => total + line[field], 0)
  const [ordered, canceled, refunded] = [sum('quantity'), sum('canceled'), sum('refunded')]
  if (ordered === canceled) return 'canceled'
  if (ordered === canceled + refunded) return 'closed'
  if (hasOpenInvoice) return 'pending_payment'
  const { toInvoice, toShip } = openSum(lines)
  if (toInvoice === 0 && toShip === 0) return 'completed'
  const hasBegun = isPaid || sum('invoiced') > 0 || sum('shipped') > 0
  return hasBegun || state === 'quote' ? 'processing' : (state as Followed)
}
