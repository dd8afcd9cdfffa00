import { periodColumn } from '#core/lists/in_period'
import { label } from '#plugins/rma/label'
import { WITHDRAWN_STATES } from '#plugins/rma/returns/return_states'
import type { ListColumn } from '#core/lists/list'

/*
 * What came back, in SQL for both databases. The days of a report are those on which the goods were ordered: a piece that
 * comes back later counts with the order that it was sold by, so no rate is above 100 %.
 */

/** A return that counts: goods came back, or were lost or broken. Cancelled pieces never left. */
const COUNTS = `r.resolution <> 'cancel' and r.state not in (${WITHDRAWN_STATES.map((state) => `'${state}'`).join(', ')})`

/** Pieces of a line of a return: those that arrived, or all before any did. */
const BACK = 'coalesce(x.received, x.quantity)'

const ORDERED = `o.placed_at >= :start and o.placed_at < :end and o.state not in ('canceled', 'quote')`

/** Lines of orders with the pieces that were sold, and those that came back. */
export const SOLD_LINES = `(
  select l.id as line_id, l.product_id, l.sku, l.name, l.quantity - l.canceled as pieces,
    coalesce((select sum(${BACK}) from rma_return_lines x join rma_returns r on r.id = x.return_id
      where x.order_line_id = l.id and ${COUNTS}), 0) as returned
  from sales_orders o join sales_order_lines l on l.order_id = o.id and l.parent_position is null
  where ${ORDERED})`

/** Lines of returns of such orders. */
export const RETURNED_LINES = `(
  select x.return_id, x.reason_id, ${BACK} as pieces
  from sales_orders o join rma_returns r on r.order_id = o.id join rma_return_lines x on x.return_id = r.id
  where ${ORDERED} and ${COUNTS})`

/** A part of a whole in percent, with two decimals. */
export const percent = (part: string, whole: string) => `round(100.0 * ${part} / nullif(${whole}, 0), 2)`

/** What the reports of goods say of a row, and the days they are of. */
export const returnedColumns = {
  pieces: { type: 'number', sql: 'p.pieces', label: label('Vendus', 'Sold') },
  returned: { type: 'number', sql: 'p.returned', label: label('Retournés', 'Returned') },
  rate: { type: 'number', sql: 'p.rate', label: label('Taux de retour (%)', 'Rate of return (%)'), card: 'amount' },
  period: periodColumn,
} satisfies Record<string, ListColumn>
