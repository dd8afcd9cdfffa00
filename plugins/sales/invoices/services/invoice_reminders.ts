/** SQL: the entry `h` of the history is a reminder of the invoice `i`. */
const IS_ONE = "h.kind = 'reminded' and h.once like 'remind-invoice:' || i.id || ':%'"

/** SQL: reminders sent for the invoice `i`, as `h`. */
const REMINDERS = `sales_order_history h where h.order_id = i.order_id and ${IS_ONE}`

/**
 * SQL about the reminders of the invoice `i` of the order `o`. `due` is the amount still to be paid, in minor units. It is
 * at most what is due of the whole order, which credit notes may have reduced.
 */
export const invoiceReminders = {
  isOne: IS_ONE,
  count: `(select count(*) from ${REMINDERS})`,
  last: `(select max(h.created_at) from ${REMINDERS})`,
  due: leastSql(
    'i.total_amount - i.paid_amount - i.credited_amount',
    `o.invoiced_amount - o.refunded_amount - o.paid_amount + (select coalesce(sum(t.amount), 0) from sales_transactions t
       where t.order_id = o.id and t.kind = 'refunded' and t.currency = o.currency)`
  ),
}

/** Key of a reminder, counted from 1, in the order's history. Each is sent once. */
export const reminderMark = (invoiceId: number, reminder: number) => `remind-invoice:${invoiceId}:${reminder}`

function leastSql(one: string, other: string): string {
  return `(case when ${one} < ${other} then ${one} else ${other} end)`
}
