import { openSum, type LineQuantities } from '#plugins/sales/orders/services/quantities'
import type { OrderState } from '#plugins/sales/orders/order_states'

/** What the state of an order is derived from. */
export interface OrderFacts {
  /** The current state, which stays while nothing was paid, invoiced, shipped or cancelled. */
  state: OrderState
  /** Without the parts of bundles. */
  lines: readonly LineQuantities[]
  /** Something was paid. */
  isPaid: boolean
  /** An invoice is unpaid. */
  hasOpenInvoice: boolean
  /** Its invoices were taken back. */
  wasInvoiced?: boolean
}

type Followed = Exclude<OrderState, 'quote'>

/** The state that follows from the quantities. */
export function stateOf({ state, lines, isPaid, hasOpenInvoice, wasInvoiced = false }: OrderFacts): Followed {
  const sum = (field: 'quantity' | 'invoiced' | 'shipped' | 'refunded' | 'canceled') =>
    lines.reduce((total, line) => total + line[field], 0)
  const [ordered, canceled, refunded] = [sum('quantity'), sum('canceled'), sum('refunded')]
  if (ordered === canceled) return 'canceled'
  if (ordered === canceled + refunded) return 'closed'
  if (hasOpenInvoice) return 'pending_payment'
  const { toInvoice, toShip } = openSum(lines)
  if (toInvoice === 0 && toShip === 0) return 'completed'
  const hasBegun = isPaid || wasInvoiced || sum('invoiced') > 0 || sum('shipped') > 0
  return hasBegun || state === 'quote' ? 'processing' : (state as Followed)
}
