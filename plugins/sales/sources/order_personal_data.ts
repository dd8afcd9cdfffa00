import { Money } from '#core/money/money'
import { ORDERS, ORDER_FIELDS } from '#plugins/sales/sources/order_sections'
import { NOWHERE, inOneLine } from '#plugins/sales/sources/written_address'
import { inside } from '#plugins/sales/database/statements'
import type { PersonalDataSource, PersonalValue } from '#plugins/users/index'
import type { Reader } from '#core/database/reader'

interface Row {
  number: string
  placed_at: string
  state: string
  total_amount: number
  currency: string
  customer_name: string
  email: string
  billing: string
  delivery: string | null
  comment: string
  items: string | null
}

const FIND = `select o.number, o.placed_at, o.state, o.total_amount, o.currency, o.customer_name, o.email, o.billing,
    o.delivery, o.comment, (select string_agg(l.quantity || ' x ' || l.name, ', ') from sales_order_lines l
      where l.order_id = o.id and l.parent_position is null) as items
  from sales_orders o where o.customer_id = ? order by o.id`

/**
 * Orders of a customer. The law has the books kept for ten years: invoices and credit notes stay as they were issued,
 * orders lose whoever placed them.
 */
const orderPersonalData: PersonalDataSource = {
  async read(reader, customerId) {
    const rows = await reader.all<Row>(FIND, [customerId])
    if (rows.length === 0) return []
    return [{ key: 'orders', label: ORDERS, fields: ORDER_FIELDS, records: rows.map(recordOf) }]
  },

  async count(reader, customerId) {
    return [{ label: ORDERS, deleted: 0, anonymised: await countOrders(reader, customerId) }]
  },

  async erase(trx, customerId) {
    const erased = await inside(trx)(
      `update sales_orders set customer_name = '', email = '', customer = '{"kind":"individual"}', billing = ?,
         delivery = case when delivery is null then null else ? end, comment = '', declarations = '{}'
       where customer_id = ? returning id`,
      [NOWHERE, NOWHERE, customerId]
    )
    return [{ label: ORDERS, deleted: 0, anonymised: erased.length }]
  },
}

function recordOf(row: Row): Record<string, PersonalValue> {
  return {
    ...{ number: row.number, placedAt: row.placed_at, state: row.state, currency: row.currency },
    total: new Money(Number(row.total_amount), row.currency).toDecimal(),
    ...{ name: row.customer_name, email: row.email, comment: row.comment, items: row.items ?? '' },
    billing: inOneLine(row.billing),
    delivery: inOneLine(row.delivery),
  }
}

async function countOrders(reader: Reader, customerId: number): Promise<number> {
  const row = await reader.first<{ count: number }>(
    'select count(*) as count from sales_orders where customer_id = ?',
    [customerId]
  )
  return Number(row?.count ?? 0)
}

export default orderPersonalData
