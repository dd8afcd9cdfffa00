import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { DUE } from '#plugins/sales/invoices/services/open_invoice'
import { formatMoney } from '#core/money/format_money'
import { label } from '#plugins/sales/shared/label'
import type { CustomerFigures } from '#plugins/users/index'

interface Open {
  currency: string
  invoices: number
  due: number
  late: number
}

/** Invoices of a customer that are not paid, and what they come to. */
const invoiceFigures: CustomerFigures = {
  permission: 'sales.invoices.list',
  order: 20,
  async read(reader, customerId, locale) {
    const now = (await app.container.make(Clock)).iso()
    const rows = await reader.all<Open & Record<string, never>>(
      `select i.currency, count(*) as invoices, sum(i.due) as due,
         sum(case when i.due_at < ? then 1 else 0 end) as late
       from (select id, order_id, currency, due_at, ${DUE} as due from sales_invoices where state = 'pending') i
       join sales_orders o on o.id = i.order_id where o.customer_id = ? group by i.currency order by i.currency`,
      [now, customerId]
    )
    const sum = (field: 'invoices' | 'late') => rows.reduce((total, row) => total + Number(row[field]), 0)
    return [
      {
        label: label('Factures à régler', 'Open invoices'),
        value: sum('invoices'),
        note: rows.map(({ due, currency }) => formatMoney(locale, { amount: Number(due), currency })).join(' + '),
        isAlert: sum('late') > 0,
        screen: 'sales.admin.invoices',
        query: `filter[customer_id]=${customerId}&filter[state]=pending`,
      },
    ]
  },
}

export default invoiceFigures
