/*
 * What counts, in SQL for both databases. `:before` to `:end` are the days of a report and those before them; what lies
 * before `:start` is only compared with. Amounts are those of the shop's books.
 */

/** An order counts from when it was placed, unless it was cancelled whole. */
export const COUNTS = "o.state not in ('canceled', 'quote')"

/** The part of a line's amount that was not cancelled, rounded half up. */
const kept = (amount: string) => `((2 * l.${amount} * (l.quantity - l.canceled) + l.quantity) / (2 * l.quantity))`

/** The amount of an order without what was cancelled of it; its delivery is in it. */
export const keptOf = (amount: 'net' | 'total') =>
  `(o.base_${amount}_amount - coalesce((select sum(l.base_${amount}_amount - ${kept(`base_${amount}_amount`)})
    from sales_order_lines l where l.order_id = o.id and l.canceled > 0), 0))`

/** An amount of a document's row, in the currency of the books. */
const inBooks = (amount: string, document: string) =>
  `(case when ${document}.currency = ${document}.base_currency then ${amount}
    else ${amount} * ${document}.base_total_amount / nullif(${document}.total_amount, 0) end)`

const within = (instant: string) => `${instant} >= :before and ${instant} < :end`

/** Lines that were sold, and lines of credit notes, which take away. Delivery is not among them. */
export const SOLD_LINES = `(
  select l.product_id, l.id as line_id, l.sku, l.name, o.base_currency as currency, o.placed_at as at,
    l.quantity - l.canceled as pieces, 0 as returned,
    ${kept('base_net_amount')} as net, ${kept('base_total_amount')} as gross
  from sales_orders o join sales_order_lines l on l.order_id = o.id and l.parent_position is null
  where ${within('o.placed_at')} and ${COUNTS}
  union all
  select l.product_id, l.id, l.sku, l.name, r.base_currency, r.issued_at, 0, x.quantity,
    -${inBooks('x.net_amount', 'r')}, -${inBooks('x.total_amount', 'r')}
  from sales_refunds r join sales_refund_lines x on x.refund_id = r.id join sales_order_lines l on l.id = x.line_id
  where ${within('r.issued_at')})`

/** Orders with their delivery, and credit notes, which take away. */
export const SOLD_ORDERS = `(
  select o.id as order_id, o.customer_id, o.customer_name, o.email, o.base_currency as currency, o.placed_at as at,
    1 as orders, ${keptOf('net')} as net, ${keptOf('total')} as gross
  from sales_orders o where ${within('o.placed_at')} and ${COUNTS}
  union all
  select o.id, o.customer_id, o.customer_name, o.email, r.base_currency, r.issued_at, 0,
    -r.base_net_amount, -r.base_total_amount
  from sales_refunds r join sales_orders o on o.id = r.order_id where ${within('r.issued_at')})`

/** A sum over the days of the report, of entries `e`. */
export const now = (column: string) => `sum(case when e.at >= :start then e.${column} else 0 end)`

/** The same over the days before. */
export const before = (column: string) => `sum(case when e.at < :start then e.${column} else 0 end)`
