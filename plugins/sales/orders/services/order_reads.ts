import { bigint, named, type RowIn } from '#core/database/table'
import { orderDiscounts, orderLines, orders, orderTaxes } from '#plugins/sales/orders/tables'
import { ReadSet, type ReadList } from '#core/database/read_set'
import type { Dialect } from '#core/database/store'
import type { Run } from '#plugins/sales/database/statements'
import type { StoredOrder } from '#plugins/sales/orders/services/stored_order'

/** Which order: by its number or its id. With `customerId` only one of that customer is found. */
export interface WhichOrder {
  id?: number
  number?: string
  customerId?: number
}

const SETTLED = '(select coalesce(sum(r.settled_amount), 0) from sales_refunds r where r.order_id = o.id)'

/** The lists of a read set that an order is built from. */
export interface OrderReads {
  orders: ReadList<RowIn<typeof orders> & { settled: number }>
  lines: ReadList<StoredOrder['lines'][number]>
  taxes: ReadList<StoredOrder['taxes'][number]>
  discounts: ReadList<StoredOrder['discounts'][number]>
}

/** Adds an order to a read set. Other lists of the set can refer to it by `order_id in (select id from wanted)`. */
export function addOrderReads(reads: ReadSet, which: WhichOrder): OrderReads {
  const conditions = [
    ...(which.id === undefined ? [] : ['w.id = ?']),
    ...(which.number === undefined ? [] : ['w.number = ?']),
    ...(which.customerId === undefined ? [] : ['w.customer_id = ?']),
  ]
  const values = [which.id, which.number, which.customerId].filter((value) => value !== undefined)
  reads.with(`wanted as (select w.id from sales_orders w where ${conditions.join(' and ')})`, ...values)
  const parts = { as: 'p', where: 'p.order_id in (select id from wanted)', order: 'p.position' }
  return {
    orders: reads.of(orders, {
      as: 'o',
      where: 'o.id in (select id from wanted)',
      order: 'o.id',
      more: { settled: named(SETTLED, bigint()) },
    }),
    lines: reads.of(orderLines, parts),
    taxes: reads.of(orderTaxes, { ...parts, names: ['rate', 'net', 'tax', 'gross'] }),
    discounts: reads.of(orderDiscounts, { ...parts, names: ['label', 'code', 'amount'] }),
  }
}

/** Builds the order from lists that were read; null: there is none. */
export function storedOrder(asked: OrderReads): StoredOrder | null {
  const [order] = asked.orders.rows
  return order ? { ...order, lines: asked.lines.rows, taxes: asked.taxes.rows, discounts: asked.discounts.rows } : null
}

/** Reads an order with its lines, in one statement. */
export async function readOrder(run: Run, dialect: Dialect, which: WhichOrder): Promise<StoredOrder | null> {
  const reads = new ReadSet(dialect)
  const asked = addOrderReads(reads, which)
  await reads.run((sql, bindings) => run(sql, bindings))
  return storedOrder(asked)
}

/**
 * Reads an order and locks it until the transaction ends. Its version is increased.
 */
export async function holdOrder(run: Run, dialect: Dialect, id: number, now: string): Promise<StoredOrder | null> {
  const [held] = await run<{ id: number }>(
    'update sales_orders set version = version + 1, updated_at = ? where id = ? returning id',
    [now, id]
  )
  return held ? readOrder(run, dialect, { id }) : null
}
