import type { Choice } from '#plugins/catalogue/index'
import type { PostalAddress } from '#plugins/sales/contracts/address'

/** What a shopper is told once, in words of their language, with what happened to a line of theirs. */
export interface CartNotice {
  code: 'line_dropped' | 'line_capped' | 'carts_joined'
  name: string
  quantity: number
}

export interface StoredLine {
  key: string
  /** Null: it is gone from the shop. */
  variantId: number | null
  productId: number | null
  name: string
  quantity: number
  /** What was chosen of a bundle; null: no bundle. */
  choice: Choice | null
  /** Minor units that one piece cost when the shopper last saw it, in the cart's currency. */
  seenAmount: number | null
}

/** A cart as it stands in the database. */
export interface StoredCart {
  id: number
  customerId: number | null
  channel: string
  /** ISO 4217: what the seen amounts are in. */
  currency: string
  purpose: 'order' | 'quote'
  couponCode: string | null
  billing: PostalAddress | null
  /** Null: the goods go to the billing address, or nobody has said yet. */
  delivery: PostalAddress | null
  isSameAddress: boolean
  shippingCode: string | null
  paymentCode: string | null
  /** Of a guest who asks for a quote. */
  email: string | null
  comment: string
  notices: CartNotice[]
  version: number
  lines: StoredLine[]
}

/** Columns of a cart with its lines, one row a line; a cart without lines has one row. */
export const CART_COLUMNS = `c.id, c.customer_id, c.channel, c.currency, c.purpose, c.coupon_code, c.billing, c.delivery,
  c.same_address, c.shipping_code, c.payment_code, c.email, c.comment, c.notices, c.version, l.line_key, l.variant_id,
  l.product_id, l.name, l.quantity, l.selection, l.seen_amount`

/** What belongs to `CART_COLUMNS`; lines in the order in which they came. */
export const CART_ROWS = 'sales_carts c left join sales_cart_lines l on l.cart_id = c.id'

export interface CartRow {
  id: number
  customer_id: number | null
  channel: string
  currency: string
  purpose: 'order' | 'quote'
  coupon_code: string | null
  billing: string | null
  delivery: string | null
  same_address: boolean | number
  shipping_code: string | null
  payment_code: string | null
  email: string | null
  comment: string
  notices: string
  version: number
  line_key: string | null
  variant_id: number | null
  product_id: number | null
  name: string | null
  quantity: number | null
  selection: string | null
  seen_amount: number | null
}

const parsed = <T>(text: string | null): T | null => (text === null ? null : (JSON.parse(text) as T))

/** The cart of these rows; null where there are none. */
export function storedCart(rows: readonly CartRow[]): StoredCart | null {
  const [row] = rows
  if (!row) return null
  return {
    id: Number(row.id),
    customerId: row.customer_id === null ? null : Number(row.customer_id),
    channel: row.channel,
    currency: row.currency,
    purpose: row.purpose,
    couponCode: row.coupon_code,
    billing: parsed(row.billing),
    delivery: parsed(row.delivery),
    isSameAddress: Boolean(row.same_address),
    shippingCode: row.shipping_code,
    paymentCode: row.payment_code,
    email: row.email,
    comment: row.comment,
    notices: JSON.parse(row.notices) as CartNotice[],
    version: row.version,
    lines: rows.filter(({ line_key: key }) => key !== null).map(storedLine),
  }
}

function storedLine(row: CartRow): StoredLine {
  return {
    key: String(row.line_key),
    variantId: row.variant_id === null ? null : Number(row.variant_id),
    productId: row.product_id === null ? null : Number(row.product_id),
    name: String(row.name),
    quantity: Number(row.quantity),
    choice: parsed(row.selection),
    seenAmount: row.seen_amount === null ? null : Number(row.seen_amount),
  }
}
