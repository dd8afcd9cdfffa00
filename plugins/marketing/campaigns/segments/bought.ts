/** Orders that count: those that were called off do not. */
export const ORDERS = `from sales_orders o where o.customer_id = c.id and o.state <> 'canceled'`

/** Lines of such orders. */
export const LINES = `from sales_order_lines l join sales_orders o on o.id = l.order_id
  where o.customer_id = c.id and o.state <> 'canceled'`

export const SIGNS = { at_least: '>=', below: '<' } as const
