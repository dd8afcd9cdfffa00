import { ReadSet, type ReadList } from '#core/database/read_set'
import type { Dialect } from '#core/database/store'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredOrder, StoredOrderLine, StoredTax } from '#plugins/sales/services/orders/stored_order'

/** Which order: by its number or its id; of this customer, when it must be theirs. */
export interface WhichOrder {
  id?: number
  number?: string
  customerId?: number
}

type Raw<T, Json extends keyof T> = Omit<T, Json> & Record<Json, string | null>

type RawOrder = Raw<
  Omit<StoredOrder, 'lines' | 'taxes' | 'discounts'>,
  'customer' | 'billing' | 'delivery' | 'shipping' | 'declarations'
>
type RawLine = Raw<StoredOrderLine, 'choice' | 'rate'>
type RawTax = Raw<StoredTax, 'rate'>

const ORDER = {
  ...{ id: 'o.id', number: 'o.number', customerId: 'o.customer_id', channel: 'o.channel', locale: 'o.locale' },
  ...{ state: 'o.state', email: 'o.email', customerName: 'o.customer_name', customer: 'o.customer' },
  ...{ billing: 'o.billing', delivery: 'o.delivery', currency: 'o.currency', baseCurrency: 'o.base_currency' },
  ...{ exchangeRate: 'o.exchange_rate', subtotal: 'o.subtotal_amount', discount: 'o.discount_amount' },
  ...{ goods: 'o.goods_amount', shippingTotal: 'o.shipping_amount', net: 'o.net_amount', tax: 'o.tax_amount' },
  ...{ total: 'o.total_amount', shipping: 'o.shipping', paymentCode: 'o.payment_code' },
  ...{ paymentTitle: 'o.payment_title', couponCode: 'o.coupon_code', comment: 'o.comment' },
  declarations: 'o.declarations',
  ...{ showsNet: 'o.shows_net', invoiced: 'o.invoiced_amount', paid: 'o.paid_amount' },
  ...{ refunded: 'o.refunded_amount', version: 'o.version' },
  settled: '(select coalesce(sum(r.settled_amount), 0) from sales_refunds r where r.order_id = o.id)',
}

const LINE = {
  ...{ id: 'l.id', position: 'l.position', parentPosition: 'l.parent_position', variantId: 'l.variant_id' },
  ...{ productId: 'l.product_id', sku: 'l.sku', name: 'l.name', detail: 'l.detail', choice: 'l.selection' },
  ...{ ships: 'l.ships', weight: 'l.weight', quantity: 'l.quantity', invoiced: 'l.invoiced', shipped: 'l.shipped' },
  ...{ refunded: 'l.refunded', canceled: 'l.canceled', unshipped: 'l.unshipped', unitAmount: 'l.unit_amount' },
  ...{ regularAmount: 'l.regular_amount', gross: 'l.gross_amount', discount: 'l.discount_amount' },
  ...{ total: 'l.total_amount', net: 'l.net_amount', tax: 'l.tax_amount', rate: 'l.tax_rate' },
  ...{ baseNet: 'l.base_net_amount', baseTax: 'l.base_tax_amount', taxCategory: 'l.tax_category' },
}

/** The lists that an order is read from. */
export interface AskedOrder {
  orders: ReadList<RawOrder>
  lines: ReadList<RawLine>
  taxes: ReadList<RawTax>
  discounts: ReadList<StoredOrder['discounts'][number]>
}

/** Asks a set for an order; what else belongs to it is asked beside it, by `order_id in (select id from wanted)`. */
export function askOrder(reads: ReadSet, which: WhichOrder): AskedOrder {
  const conditions = [
    ...(which.id === undefined ? [] : ['w.id = ?']),
    ...(which.number === undefined ? [] : ['w.number = ?']),
    ...(which.customerId === undefined ? [] : ['w.customer_id = ?']),
  ]
  const values = [which.id, which.number, which.customerId].filter((value) => value !== undefined)
  reads.with(`wanted as (select w.id from sales_orders w where ${conditions.join(' and ')})`, ...values)
  const inOrder = (alias: string) => `${alias}.order_id in (select id from wanted)`
  return {
    orders: reads.list<RawOrder>(
      { ...ORDER, placedAt: reads.json.instant('o.placed_at') },
      'sales_orders o where o.id in (select id from wanted)',
      'o.id'
    ),
    lines: reads.list<RawLine>(LINE, `sales_order_lines l where ${inOrder('l')}`, 'l.position'),
    taxes: reads.list<RawTax>(
      { rate: 't.tax_rate', net: 't.net_amount', tax: 't.tax_amount', gross: 't.gross_amount' },
      `sales_order_taxes t where ${inOrder('t')}`,
      't.position'
    ),
    discounts: reads.list(
      { label: 'd.label', code: 'd.coupon_code', amount: 'd.amount' },
      `sales_order_discounts d where ${inOrder('d')}`,
      'd.position'
    ),
  }
}

const parsed = <T>(text: string | null): T => JSON.parse(text ?? 'null') as T

/** The order of lists that were read; null: there is none. */
export function storedOrder({ orders, lines, taxes, discounts }: AskedOrder): StoredOrder | null {
  const [row] = orders.rows
  if (!row) return null
  return {
    ...row,
    customer: parsed(row.customer),
    billing: parsed(row.billing),
    delivery: parsed(row.delivery),
    shipping: parsed(row.shipping),
    declarations: parsed(row.declarations),
    showsNet: Boolean(row.showsNet),
    lines: lines.rows.map((line) => ({
      ...line,
      choice: parsed(line.choice),
      rate: parsed(line.rate),
      ships: Boolean(line.ships),
    })),
    taxes: taxes.rows.map((tax) => ({ ...tax, rate: parsed(tax.rate) })),
    discounts: discounts.rows,
  }
}

/** Reads an order with its lines: one statement. */
export async function readOrder(run: Run, dialect: Dialect, which: WhichOrder): Promise<StoredOrder | null> {
  const reads = new ReadSet(dialect)
  const asked = askOrder(reads, which)
  await reads.run((sql, bindings) => run(sql, bindings))
  return storedOrder(asked)
}

/**
 * The order, held until the transaction ends: what is done to it is done one after the other. It counts as changed.
 */
export async function holdOrder(run: Run, dialect: Dialect, id: number, now: string): Promise<StoredOrder | null> {
  const [held] = await run<{ id: number }>(
    'update sales_orders set version = version + 1, updated_at = ? where id = ? returning id',
    [now, id]
  )
  return held ? readOrder(run, dialect, { id }) : null
}
