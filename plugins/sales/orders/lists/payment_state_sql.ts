import { IS_OPEN, OWED } from '#plugins/sales/orders/lists/owed_sql'
import type { Choice } from '#core/lists/list'

/** Lines that were cancelled are not paid for. */
const CANCELED = `(select coalesce(sum(cl.total_amount * cl.canceled / cl.quantity), 0) from sales_order_lines cl
  where cl.order_id = o.id and cl.parent_position is null and cl.quantity > 0)`

/** What the customer pays in the end: what is billed, and what will be. */
const EXPECTED = `case when o.paid_amount >= o.total_amount - o.refunded_amount then o.paid_amount
  when ${IS_OPEN} then o.total_amount - o.refunded_amount - ${CANCELED}
  else o.invoiced_amount - o.refunded_amount end`

/** How far `sales_orders o` is paid. Most orders are told by their own columns, before anything else is looked through. */
export const PAYMENT_STATE = `case
  when o.paid_amount = 0 then
    case when o.total_amount = 0 or o.state in ('canceled', 'closed') then 'none' else 'unpaid' end
  when (${OWED}) > 0 then 'owed'
  when o.state = 'canceled' or (o.refunded_amount > 0 and o.refunded_amount >= o.invoiced_amount) then 'refunded'
  when o.paid_amount < (${EXPECTED}) then 'partly'
  when o.refunded_amount > 0 then 'partly_refunded'
  else 'paid' end`

/** As staff read it. */
export const PAYMENT_STATES: Choice[] = [
  { value: 'unpaid', label: { fr_FR: 'À régler', en_GB: 'To be paid' }, tone: 'waiting' },
  { value: 'partly', label: { fr_FR: 'Réglée en partie', en_GB: 'Partly paid' }, tone: 'waiting' },
  { value: 'paid', label: { fr_FR: 'Réglée', en_GB: 'Paid' }, tone: 'good' },
  { value: 'owed', label: { fr_FR: 'À rendre', en_GB: 'To give back' }, tone: 'bad' },
  { value: 'partly_refunded', label: { fr_FR: 'Remboursée en partie', en_GB: 'Partly refunded' }, tone: 'plain' },
  { value: 'refunded', label: { fr_FR: 'Remboursée', en_GB: 'Refunded' }, tone: 'plain' },
  { value: 'none', label: { fr_FR: 'Rien à régler', en_GB: 'Nothing to pay' }, tone: 'plain' },
]
