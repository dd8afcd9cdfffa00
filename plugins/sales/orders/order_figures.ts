import { label } from '#plugins/sales/shared/label'
import { STATE_CHOICES } from '#plugins/sales/orders/lists/order_list'
import type { CustomerFigure, CustomerFigures } from '#plugins/users/index'
import type { Reader } from '#core/database/reader'

interface Bought {
  currency: string
  orders: number
  spent: number
}

interface LastOrder {
  id: number
  number: string
  state: string
}

/** How often a customer ordered, what they spent, and their last order. */
const orderFigures: CustomerFigures = {
  permission: 'sales.orders.list',
  order: 10,
  async read(reader, customerId, locale) {
    const [bought, last] = await Promise.all([boughtBy(reader, customerId), lastOf(reader, customerId)])
    const orders = bought.reduce((sum, row) => sum + Number(row.orders), 0)
    const all = { screen: 'sales.admin.orders', query: `filter[customer_id]=${customerId}` }
    const spent: CustomerFigure[] = bought.map((row) => ({
      label: label('Total dépensé', 'Total spent'),
      value: Number(row.spent),
      currency: row.currency,
    }))
    return [
      { ...all, label: label('Commandes', 'Orders'), value: orders },
      ...spent,
      ...(last
        ? [
            {
              label: label('Dernière commande', 'Last order'),
              value: last.number,
              note: STATE_CHOICES.find(({ value }) => value === last.state)?.label[locale] ?? '',
              screen: 'sales.admin.order',
              params: { id: Number(last.id) },
            },
          ]
        : []),
    ]
  },
}

/** What was paid, less what went back. Orders that were called off count for nothing. */
async function boughtBy(reader: Reader, customerId: number): Promise<Bought[]> {
  return reader.all<Bought & Record<string, never>>(
    `select o.currency, count(*) as orders, coalesce(sum((
         select sum(case t.kind when 'paid' then t.amount else -t.amount end) from sales_transactions t
         where t.order_id = o.id and t.kind in ('paid', 'refunded'))), 0) as spent
     from sales_orders o where o.customer_id = ? and o.state <> 'canceled' group by o.currency order by o.currency`,
    [customerId]
  )
}

async function lastOf(reader: Reader, customerId: number): Promise<LastOrder | null> {
  return reader.first<LastOrder & Record<string, never>>(
    'select id, number, state from sales_orders where customer_id = ? order by id desc limit 1',
    [customerId]
  )
}

export default orderFigures
