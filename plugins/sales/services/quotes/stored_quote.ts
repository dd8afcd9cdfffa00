import type { FrozenShipping } from '#plugins/sales/services/orders/order_draft'
import type { Locale } from '#core/i18n/locales'
import type { PostalAddress } from '#plugins/sales/contracts/address'
import type { QuoteState } from '#plugins/sales/states/quote_states'
import type { RateTotals } from '#plugins/sales/contracts/totals'
import type { Run } from '#plugins/sales/database/statements'

export interface StoredQuoteLine {
  position: number
  parentPosition: number | null
  sku: string
  name: string
  detail: string
  quantity: number
  unitAmount: number
  gross: number
}

/** A quote as it stands in the database, with its lines. */
export interface StoredQuote {
  id: number
  number: string
  customerId: number | null
  channel: string
  locale: Locale
  state: QuoteState
  email: string
  customerName: string
  billing: PostalAddress
  /** Null: nothing is sent. */
  delivery: PostalAddress | null
  currency: string
  subtotal: number
  discount: number
  goods: number
  net: number
  tax: number
  total: number
  shipping: FrozenShipping | null
  taxes: RateTotals[]
  discounts: { label: string; code: string | null; amount: number }[]
  comment: string
  showsNet: boolean
  requestedAt: string
  lines: StoredQuoteLine[]
}

type Row = Record<string, string | number | boolean | null>

const COLUMNS = `q.id, q.number, q.customer_id, q.channel, q.locale, q.state, q.email, q.customer_name, q.billing,
  q.delivery, q.currency, q.subtotal_amount, q.discount_amount, q.goods_amount, q.net_amount, q.tax_amount,
  q.total_amount, q.shipping, q.taxes, q.discounts, q.comment, q.shows_net, q.requested_at`

const LINE = `l.position, l.parent_position, l.sku, l.name, l.detail, l.quantity, l.unit_amount, l.gross_amount`

/** Reads a quote by its number, with its lines; null: there is none. */
export async function readQuote(run: Run, number: string): Promise<StoredQuote | null> {
  const rows = await run<Row>(
    `select ${COLUMNS}, ${LINE} from sales_quotes q join sales_quote_lines l on l.quote_id = q.id
      where q.number = ? order by l.position`,
    [number]
  )
  const [row] = rows
  return row ? { ...quoteOf(row), lines: rows.map(lineOf) } : null
}

const parsed = <T>(value: Row[string] | undefined): T => JSON.parse(String(value ?? 'null')) as T

function quoteOf(row: Row): Omit<StoredQuote, 'lines'> {
  const amount = (name: string) => Number(row[`${name}_amount`])
  return {
    id: Number(row.id),
    number: String(row.number),
    customerId: row.customer_id === null ? null : Number(row.customer_id),
    channel: String(row.channel),
    locale: row.locale as Locale,
    state: row.state as QuoteState,
    email: String(row.email),
    customerName: String(row.customer_name),
    billing: parsed(row.billing),
    delivery: parsed(row.delivery),
    currency: String(row.currency),
    ...{ subtotal: amount('subtotal'), discount: amount('discount'), goods: amount('goods') },
    ...{ net: amount('net'), tax: amount('tax'), total: amount('total') },
    shipping: parsed(row.shipping),
    taxes: parsed(row.taxes),
    discounts: parsed(row.discounts),
    comment: String(row.comment),
    showsNet: Boolean(row.shows_net),
    requestedAt: String(row.requested_at),
  }
}

function lineOf(row: Row): StoredQuoteLine {
  return {
    position: Number(row.position),
    parentPosition: row.parent_position === null ? null : Number(row.parent_position),
    ...{ sku: String(row.sku), name: String(row.name), detail: String(row.detail) },
    ...{ quantity: Number(row.quantity), unitAmount: Number(row.unit_amount), gross: Number(row.gross_amount) },
  }
}
