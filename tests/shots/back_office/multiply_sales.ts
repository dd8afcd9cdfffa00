import type Database from 'better-sqlite3'

type Connection = Database.Database

/** Tables of selling, each with the columns that name rows of others. Whole orders are copied, with all that belongs to them. */
const SALES: Record<string, Record<string, string>> = {
  sales_orders: {},
  sales_order_lines: { order_id: 'sales_orders' },
  sales_order_taxes: { order_id: 'sales_orders' },
  sales_order_discounts: { order_id: 'sales_orders' },
  sales_order_history: { order_id: 'sales_orders' },
  sales_shipments: { order_id: 'sales_orders' },
  sales_shipment_lines: { shipment_id: 'sales_shipments', line_id: 'sales_order_lines' },
  sales_invoices: { order_id: 'sales_orders' },
  sales_invoice_lines: { invoice_id: 'sales_invoices', line_id: 'sales_order_lines' },
  sales_transactions: { order_id: 'sales_orders', invoice_id: 'sales_invoices' },
  sales_refunds: { order_id: 'sales_orders' },
  sales_refund_lines: { refund_id: 'sales_refunds', line_id: 'sales_order_lines' },
  sales_quotes: { order_id: 'sales_orders' },
  sales_quote_lines: { quote_id: 'sales_quotes' },
  sales_quote_history: { quote_id: 'sales_quotes' },
  sales_quote_revisions: { quote_id: 'sales_quotes' },
}

/** Lists of staff: each has at least as many rows as asked for. */
const LISTS = [
  'sales_orders',
  'sales_shipments',
  'sales_invoices',
  'sales_transactions',
  'sales_refunds',
  'sales_quotes',
]

const NUMBERED: Record<string, string> = {
  sales_orders: 'orders',
  sales_shipments: 'shipments',
  sales_invoices: 'invoices',
  sales_refunds: 'credit_notes',
  sales_quotes: 'quotes',
}

/** Must differ, and nobody looks for them. */
const LEFT_OUT = ['cart_id', 'request_key', 'once', 'payment_id']

/** Over how many days what was sold is spread, quotes apart: those are answered sooner. */
const DAYS = 300
const DAYS_OF_QUOTES = 20

/** Copies orders and quotes with their documents, numbers them on, and spreads them over days, customers and wines. */
export function multiplySales(database: Connection, rows: number): void {
  const one = (sql: string) => (database.prepare(sql).get() as { n: number }).n
  const fewest = Math.min(...LISTS.map((table) => one(`select count(*) as n from ${table}`)))
  if (fewest === 0) return
  const blocks = Math.ceil(rows / fewest) - 1
  const strides = Object.fromEntries(
    Object.keys(SALES).map((table) => [table, one(`select coalesce(max(id), 0) as n from ${table}`)])
  )
  database.pragma('foreign_keys = off')
  database.transaction(() => {
    endOneQuote(database)
    for (const [table, references] of Object.entries(SALES)) copyTable(database, { table, references, strides, blocks })
    for (const [table, series] of Object.entries(NUMBERED)) {
      database.exec(`update sales_number_series set last = (select count(*) from ${table}) where series = '${series}'`)
    }
    spread(database)
  })()
  database.pragma('foreign_keys = on')
}

/** Time passes: the last state that a quote can have. */
function endOneQuote(database: Connection): void {
  database.exec(`update sales_quotes set state = 'expired', valid_until = requested_at
    where id = (select min(id) from sales_quotes where state = 'sent')`)
}

interface Copying {
  table: string
  references: Record<string, string>
  strides: Record<string, number>
  blocks: number
}

function copyTable(database: Connection, { table, references, strides, blocks }: Copying): void {
  const columns = columnsOf(database, table).filter((name) => !LEFT_OUT.includes(name))
  const shifted: Record<string, string> = { ...references, id: table }
  const values = columns.map((name) => {
    if (shifted[name]) return `t.${name} + n.i * ${strides[shifted[name]]}`
    if (name === 'number') return `substr(t.number, 1, length(t.number) - 6) || printf('%06d', r.at + n.i * r.standing)`
    if (table === 'sales_transactions' && name === 'reference') return `t.reference || '-' || n.i`
    return `t.${name}`
  })
  database.exec(`insert into ${table} (${columns.join()})
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${blocks}),
      r as (select id, row_number() over (order by id) as at, count(*) over () as standing from ${table})
    select ${values.join()} from n cross join ${table} t join r on r.id = t.id`)
}

/** The newest is of today; each order has a customer and wines of its own, and its documents are of its day. */
function spread(database: Connection): void {
  const before = (days: number, id: string, table: string) =>
    `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || cast((select max(id) - ${id} from ${table}) * ${days * 1440.0}
      / (select max(id) from ${table}) as integer) || ' minutes')`
  database.exec(`
    create temp table moments as select id, ${before(DAYS, 'o.id', 'sales_orders')} as at,
      1 + o.id % (select count(*) from users_customers) as customer from sales_orders o;
    create unique index temp.moments_id on moments (id);
    update sales_orders set placed_at = m.at, created_at = m.at, updated_at = m.at, customer_id = m.customer
      from moments m where m.id = sales_orders.id;
    update sales_orders set email = c.email, customer_name = c.first_name || ' ' || c.last_name
      from users_customers c where c.id = sales_orders.customer_id;
    update sales_order_history set created_at = m.at from moments m where m.id = order_id;
    update sales_shipments set created_at = m.at from moments m where m.id = order_id;
    update sales_transactions set created_at = m.at from moments m where m.id = order_id;
    update sales_invoices set issued_at = m.at from moments m where m.id = order_id;
    update sales_refunds set issued_at = m.at from moments m where m.id = order_id;
    update sales_order_lines set product_id = p.product_id, variant_id = p.id, sku = p.sku
      from catalogue_variants p where p.id = 1 + sales_order_lines.id % (select count(*) from catalogue_variants)
        and p.product_id is not null and sales_order_lines.parent_position is null;
    update sales_order_lines set name = t.name from catalogue_product_translations t
      where t.product_id = sales_order_lines.product_id and t.locale = 'fr_FR';
    update sales_quotes set requested_at = q.at, created_at = q.at, updated_at = q.at
      from (select id, ${before(DAYS_OF_QUOTES, 'sales_quotes.id', 'sales_quotes')} as at from sales_quotes) q
      where q.id = sales_quotes.id;
  `)
}

export function columnsOf(database: Connection, table: string): string[] {
  return (database.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name)
}
