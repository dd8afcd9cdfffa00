import type { Bindings } from '#core/database/reader'
import type { TimelineSubject } from '#plugins/platform/index'

interface Whose {
  sql: string
  bindings: Bindings
}

/** The condition on `sales_orders` or `sales_quotes`: those of an account, and those that a guest made with its address. */
function boughtBy(alias: string, { id, email }: TimelineSubject): Whose {
  if (email === null) return { sql: `${alias}.customer_id = ?`, bindings: [id] }
  return {
    sql: `(${alias}.customer_id = ? or (${alias}.customer_id is null and ${alias}.email = ?))`,
    bindings: [id, email],
  }
}

/** The orders `o` of a timeline: those of a customer, or the order itself. */
export function ordersOf(subject: TimelineSubject): Whose {
  return subject.kind === 'sales.orders' ? { sql: 'o.id = ?', bindings: [subject.id] } : boughtBy('o', subject)
}

/** The quotes `q` of a timeline: those of a customer, or the one that the order was made from. */
export function quotesOf(subject: TimelineSubject): Whose {
  return subject.kind === 'sales.orders' ? { sql: 'q.order_id = ?', bindings: [subject.id] } : boughtBy('q', subject)
}
