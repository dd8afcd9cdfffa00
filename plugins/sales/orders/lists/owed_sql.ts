/** The sum of what a condition on a table of an order's money finds. */
const sum = (amount: string, from: string) => `coalesce((select sum(${amount}) from ${from}), 0)`

/** Something of the order is still to be billed: what was paid is for that. */
export const IS_OPEN = `exists (select 1 from sales_order_lines ol where ol.order_id = o.id and ol.parent_position is null
  group by ol.order_id having sum(ol.quantity - ol.invoiced - ol.canceled) > 0)`

const DUE = `o.paid_amount - o.invoiced_amount + o.refunded_amount
  - ${sum('t.amount', `sales_transactions t where t.order_id = o.id and t.currency = o.currency and t.kind in ('refunded', 'refund_pending')`)}
  - ${sum('m.amount', `sales_payment_movements m where m.order_id = o.id and m.kind = 'refund' and m.state = 'waiting'`)}
  - ${sum('f.returned_amount', `sales_refunds f where f.order_id = o.id and f.state in ('failed', 'due')`)}`

/**
 * What is owed to the customer of `sales_orders o` without a credit note, in minor units: `owedMoney` in SQL. Most orders
 * are told by their own columns, before their money is looked through.
 */
export const OWED = `case when o.paid_amount <= o.invoiced_amount - o.refunded_amount or ${IS_OPEN} then 0
  else (select case when d.due > 0 then d.due else 0 end from (select ${DUE} as due) d) end`
