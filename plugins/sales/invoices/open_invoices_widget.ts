import app from '@adonisjs/core/services/app'
import { Clock } from '#core/time/clock'
import { Store } from '#core/database/store'
import { label } from '#plugins/sales/shared/label'
import type { DashboardWidget } from '#plugins/platform/index'

interface Row {
  currency: string
  due: number
  late: number
  invoices: number
  late_invoices: number
}

/** What is billed and not paid, whatever the days; an amount for each currency. */
const openInvoices: DashboardWidget = {
  label: label('Factures à encaisser', 'Open invoices'),
  permission: 'sales.invoices.list',
  place: 'waiting',
  order: 13,
  async load() {
    const { reader } = await app.container.make(Store)
    const now = (await app.container.make(Clock)).iso()
    const rows = await reader.all<Row & Record<string, never>>(
      `select i.currency, sum(i.total_amount - i.paid_amount - i.credited_amount) as due, count(*) as invoices,
         sum(case when i.due_at < ? then i.total_amount - i.paid_amount - i.credited_amount else 0 end) as late,
         sum(case when i.due_at < ? then 1 else 0 end) as late_invoices
       from sales_invoices i where i.state = 'pending' group by i.currency order by i.currency`,
      [now, now]
    )
    const sum = (field: 'invoices' | 'late_invoices') => rows.reduce((total, row) => total + Number(row[field]), 0)
    const link = { screen: 'sales.admin.invoices', query: 'filter[state]=pending' }
    return {
      figures: [
        { ...link, label: label('Factures à régler', 'Invoices to be paid'), value: sum('invoices') },
        { ...link, label: label('dont échues', 'of which overdue'), value: sum('late_invoices'), isAlert: true },
        ...rows.map(({ currency, due }) => ({
          label: label('Reste à encaisser', 'Left to be paid'),
          value: Number(due),
          currency,
        })),
      ],
    }
  },
}

export default openInvoices
