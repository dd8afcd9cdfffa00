/** SQL: how many reminders of the invoice `i` have left, and those rows as `h`. */
const REMINDERS = `sales_order_history h
  where h.order_id = i.order_id and h.kind = 'reminded' and h.once like 'remind-invoice:' || i.id || ':%'`

/**
 * SQL about the reminders of the invoice `i` of the order `o`. `due` is what is still to be paid of it, minor units: no
 * more than what is open of the order as a whole, of which credit notes may have taken a part.
 */
export const invoiceReminders = {
  rows: REMINDERS,
  count: `(select count(*) from ${REMINDERS})`,
  last: `(select max(h.created_at) from ${REMINDERS})`,
  due: leastSql(
    'i.total_amount - i.paid_amount - i.credited_amount',
    `o.invoiced_amount - o.refunded_amount - o.paid_amount + (select coalesce(sum(t.amount), 0) from sales_transactions t
       where t.order_id = o.id and t.kind = 'refunded' and t.currency = o.currency)`
  ),
}

/** Names the reminder of an invoice, counted from 1, in the history of its order: it leaves once. */
export const reminderMark = (invoiceId: number, reminder: number) => `remind-invoice:${invoiceId}:${reminder}`

function leastSql(one: string, other: string): string {
  return `(case when ${one} < ${other} then ${one} else ${other} end)`
}
