import { Statements } from '#core/database/statements'
import { WITHDRAWN_STATES } from '#plugins/rma/returns/return_states'
import type { Resolution } from '#plugins/rma/reasons/resolutions'
import type { Store, Transaction } from '#core/database/store'

/** An order line with what was bought, and what is in returns already. */
export interface OrderedLine {
  lineId: number
  productId: number | null
  variantId: number | null
  sku: string
  name: string
  detail: string
  ships: boolean
  quantity: number
  invoiced: number
  shipped: number
  refunded: number
  canceled: number
  /** Refunded before they were shipped. */
  unshipped: number
  /** Return period in days; null: the order is older than the rules. */
  days: number | null
  /** Pieces in returns that were not refused or closed. */
  requested: number
  /** Those of them for which nothing was done yet. */
  pending: number
}

/** The most pieces that a new return may name of a line. */
export function mostPieces(line: OrderedLine, resolution: Resolution): number {
  const { quantity, invoiced, shipped, refunded, canceled, unshipped, requested, pending, ships } = line
  const unrequested = quantity - requested
  if (resolution === 'cancel') {
    const toInvoice = quantity - invoiced - canceled
    const waiting = ships ? quantity - shipped - canceled - unshipped : toInvoice
    return Math.max(0, Math.min(toInvoice - pending, waiting, unrequested))
  }
  // What was refunded before it was shipped never reached the customer.
  const withCustomer = shipped - (refunded - unshipped)
  return ships ? Math.max(0, Math.min(Math.min(invoiced - refunded, withCustomer) - pending, unrequested)) : 0
}

interface Row {
  lineId: number | string
  productId: number | string | null
  variantId: number | string | null
  sku: string
  name: string
  detail: string
  ships: boolean | number
  days: number | null
  [counter: string]: unknown
}

const COUNTERS = [
  'quantity',
  'invoiced',
  'shipped',
  'refunded',
  'canceled',
  'unshipped',
  'requested',
  'pending',
] as const

const list = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ')

/** The lines of an order without the parts of bundles. `without`: a return that is not counted. One statement. */
export async function readOrderedLines(
  source: Transaction | Pick<Store, 'reader' | 'dialect'>,
  orderId: number,
  without = 0
): Promise<OrderedLine[]> {
  const db = new Statements(source)
  const rows = await db.all<Row>(
    `select l.id as "lineId", l.product_id as "productId", l.variant_id as "variantId", l.sku, l.name, l.detail, l.ships,
       l.quantity, l.invoiced, l.shipped, l.refunded, l.canceled, l.unshipped, p.days,
       coalesce(t.requested, 0) as requested, coalesce(t.pending, 0) as pending
     from sales_order_lines l left join rma_periods p on p.order_line_id = l.id
     left join (select x.order_line_id, sum(x.quantity) as requested,
         sum(case when r.state = 'solved' or coalesce(x.received, x.quantity) < x.settled then 0
           else coalesce(x.received, x.quantity) - x.settled end) as pending
       from rma_return_lines x join rma_returns r on r.id = x.return_id
       where r.order_id = ? and r.id <> ? and r.state not in (${list(WITHDRAWN_STATES)})
       group by x.order_line_id) t on t.order_line_id = l.id
     where l.order_id = ? and l.parent_position is null order by l.position`,
    orderId,
    without,
    orderId
  )
  return rows.map(({ lineId, productId, variantId, sku, name, detail, ships, days, ...row }) => {
    const counted = Object.fromEntries(COUNTERS.map((key) => [key, Number(row[key])])) as Record<
      (typeof COUNTERS)[number],
      number
    >
    const id = (value: number | string | null) => (value === null ? null : Number(value))
    const own = { lineId: Number(lineId), productId: id(productId), variantId: id(variantId), sku, name, detail }
    return { ...own, ships: Boolean(ships), days: days === null ? null : Number(days), ...counted }
  })
}
