import { Statements } from '#core/database/statements'
import type { OrderPlacement } from '#plugins/sales/index'

/**
 * Keeps which lines are sold without the right of withdrawal: wines « en primeur », whose price follows the market and which
 * are delivered later than in 30 days (L221-28). The attribute counts as it is when the order is placed.
 */
const keepExemptions: OrderPlacement = {
  async keep(trx, { orderId }) {
    const db = new Statements(trx)
    const isPrimeur = db.sqlite
      ? "json_extract(p.attributes, '$.en_primeur') = 1"
      : "p.attributes::jsonb -> 'en_primeur' = 'true'::jsonb"
    await db.all(
      `insert into rma_exempt_lines (order_line_id, order_id)
       select l.id, l.order_id from sales_order_lines l join catalogue_products p on p.id = l.product_id
       where l.order_id = ? and l.parent_position is null and ${isPrimeur}`,
      orderId
    )
  },
}

export default keepExemptions
